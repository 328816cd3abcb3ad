import { pagePath } from '../../shared/paths.ts';
import { SITE_NAME } from '../../shared/site.ts';
import { VALLEY } from '../../shared/valley/valley.ts';
import { ButtonLine } from '../app/link.tsx';
import { ownPage } from '../app/own-page.ts';
import { FormFrame } from '../layout/form-frame.tsx';
import { PhoneAlertsLink } from '../layout/phone-alerts-link.tsx';
import { useLinkToken } from '../mailed-links/use-link-token.ts';
import { loom } from '../ui/figures.ts';
import { Notice } from '../ui/notice.tsx';
import { AlertList } from './alert-list.tsx';

const GOOD_TO_KNOW = {
  title: 'Buono a sapersi',
  points: [
    'In pausa un avviso resta qui, ma non ti scriviamo.',
    'Chi ha il link di questa pagina può cambiare i tuoi avvisi: non inoltrare le email.',
    'Il link vale 90 giorni. Ogni nuova email ne porta uno nuovo.',
  ],
};

function ManageAlertsPage() {
  const token = useLinkToken();
  return (
    <FormFrame
      title="Gestisci i tuoi avvisi"
      art={loom}
      withoutScript="Per gestire gli avvisi serve JavaScript: attivalo nel browser e ricarica la pagina."
      aside={GOOD_TO_KNOW}
    >
      <PhoneAlertsLink />
      {!import.meta.env.SSR && token ? (
        <AlertList key={token} authorization={`Link ${token}`} none={() => <NoAlerts />} refused={<DeadLink />} />
      ) : (
        token === null && <DeadLink />
      )}
    </FormFrame>
  );
}

const NoAlerts = () => (
  <Notice tone="info" title="Non ci sono avvisi">
    <p>A questo indirizzo non mandiamo più niente.</p>
    <ButtonLine to={pagePath.jobs()}>Cerca tra le offerte</ButtonLine>
  </Notice>
);

const DeadLink = () => (
  <Notice tone="error" title="Questo link non è valido">
    <p>È scaduto, oppure ne manca una parte. Apri quello dell’ultima email, oppure accedi.</p>
    <ButtonLine to={pagePath.alerts()}>Vai agli avvisi</ButtonLine>
  </Notice>
);

export const page = ownPage(ManageAlertsPage, pagePath.manageAlerts(), {
  title: 'Gestisci i tuoi avvisi',
  description: `Metti in pausa, elimina o continua i tuoi avvisi di ${SITE_NAME} con il link che trovi in ogni email.`,
  keywords: ['avvisi di lavoro', 'nuove offerte per email', `lavoro ${VALLEY.name}`],
});
