import { IconButton } from '../ui/icon-button.tsx';
import { showToast } from '../ui/toast-store.ts';
import { toggleSaved, useSavedJobs } from './saved-jobs.ts';

/** Saves an offer on this device. Without JavaScript there is nothing to save with, so the style sheet hides it. */
export function FavouriteButton({ id, title }: { id: string; title: string }) {
  const pressed = useSavedJobs().includes(id);
  const toggle = () => {
    if (!toggleSaved(id))
      showToast({
        title: 'Offerta non salvata sul dispositivo',
        description: 'Il browser non permette di conservare dati: la ritrovi solo finché tieni aperta questa pagina.',
        tone: 'destructive',
      });
  };
  return (
    <IconButton
      className="needs-script above"
      icon={pressed ? 'heart-filled' : 'heart'}
      label={`Salva l'offerta: ${title}`}
      pressed={pressed}
      onClick={toggle}
    />
  );
}
