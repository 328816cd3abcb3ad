import { type FormEvent, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { JOB_CATEGORIES, RADIUS } from '../../shared/job-values.ts';
import type { PushWishes } from '../../shared/offline.ts';
import { pagePath } from '../../shared/paths.ts';
import { MUNICIPALITIES } from '../../shared/places/municipalities.ts';
import { resolvePlaces } from '../../shared/places/resolve-place.ts';
import type { PushTopic } from '../../shared/push.ts';
import { SITE_NAME } from '../../shared/site.ts';
import { VALLEY } from '../../shared/valley/valley.ts';
import { Link } from '../app/link.tsx';
import { ownPage } from '../app/own-page.ts';
import { FormFrame } from '../layout/form-frame.tsx';
import { Button } from '../ui/button.tsx';
import { Checkbox } from '../ui/checkbox.tsx';
import { loom } from '../ui/figures.ts';
import { Notice } from '../ui/notice.tsx';
import { optionsOf, Select } from '../ui/select.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { useDevice } from './use-device.ts';

const HOW_IT_WORKS = {
  title: 'Come funziona',
  points: [
    'Solo quando qualcuno serve subito vicino a te, di solito entro un minuto da quando l’offerta esce.',
    'Al massimo due avvisi al giorno, mai dalle 21 alle 8 se non lo chiedi tu.',
    'Le nuove offerte di un avviso, le risposte e le nuove candidature le scegli nelle loro pagine. Nessun nome compare sullo schermo bloccato.',
    'Non serve un’email: gli avvisi sono di questo dispositivo. Se non apri il sito per 60 giorni smettiamo.',
  ],
};

function PhoneAlertsPage() {
  const { device } = useDevice();
  const hindered = device?.hindered;
  const [title, ...ways] = HINDRANCES[hindered ?? 'off'];
  return (
    <FormFrame
      title="Avvisi sul telefono"
      art={loom}
      withoutScript="Per gli avvisi sul telefono serve JavaScript: attivalo nel browser e ricarica la pagina."
      aside={HOW_IT_WORKS}
    >
      <p className="text-lead text-muted push-only">
        Qualcuno serve subito vicino a te? Te lo diciamo con un avviso su questo dispositivo.
      </p>
      {!device && <Skeleton className="h-64 w-full needs-script" />}
      {hindered && (
        <Notice title={title} live>
          <ol className="stack-sm">
            {ways.map((way) => (
              <li key={way}>{way}</li>
            ))}
          </ol>
        </Notice>
      )}
      {hindered === null && <WishForm wishes={device?.wishes ?? null} />}
      <p>
        Preferisci la posta? <Link to={pagePath.alerts()}>Crea un avviso per email</Link>: le nuove offerte, la mattina.
      </p>
    </FormFrame>
  );
}

/** Title of each, and ways out. */
const HINDRANCES = {
  off: ['Per ora mandiamo avvisi solo per email'],
  unsupported: [
    'Questo browser non riceve avvisi',
    'Può essere troppo vecchio, o una finestra privata. Prova con un altro browser.',
  ],
  'home screen': [
    `Su iPhone e iPad ${SITE_NAME} deve stare nella schermata Home`,
    'Apri questa pagina in Safari e tocca “Condividi”, il quadrato con la freccia in su.',
    'Scorri e scegli “Aggiungi alla schermata Home”, poi “Aggiungi”.',
    `Apri ${SITE_NAME} dalla schermata Home: in fondo alle offerte premi di nuovo “Avvisami sul telefono”.`,
  ],
} as const;

const REACHES = ['5', '10', '15', '20', '30', '50'];

const isUrgent = (topic: PushTopic) => topic.kind === 'urgent';

function WishForm({ wishes }: { wishes: PushWishes | null }) {
  const [params] = useSearchParams();
  const { change } = useDevice();
  const button = useRef<HTMLButtonElement>(null);
  const town = useRef<HTMLSelectElement>(null);
  const [error, setError] = useState<string>();
  const topics = wishes?.topics ?? [];
  const urgent = topics.find(isUrgent) ?? {
    // Those of the list that led here.
    town: resolvePlaces(params.get('location') ?? '')[0]?.slug ?? '',
    radius: RADIUS.default,
    categories: JOB_CATEGORIES.filter((value) => params.get('category')?.split(',').includes(value)),
  };
  // The others are chosen where they are about.
  const needsTown = topics.every(isUrgent);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const chosen = String(form.get('town'));
    if (needsTown && !chosen) {
      setError('Scegli il comune');
      return town.current?.focus();
    }
    const categories = JOB_CATEGORIES.filter((value) => form.getAll('category').includes(value));
    const wanted = { kind: 'urgent', town: chosen, radius: Number(form.get('radius')), categories } as const;
    change.mutate({ drops: isUrgent, adds: chosen ? [wanted] : [], atNight: form.has('atNight') });
  };
  const end = () =>
    change.mutate({ drops: () => true, adds: [], atNight: false }, { onSuccess: () => button.current?.focus() });
  return (
    <form className="flex flex-col gap-5" aria-label="Avvisi sul telefono" noValidate onSubmit={submit}>
      {wishes && <Notice tone="success" title="Gli avvisi sono attivi su questo dispositivo" />}
      <fieldset className="stack-sm min-w-0">
        <legend className="font-600 pb-2">Offerte “Serve subito”</legend>
        <Select
          ref={town}
          label="Vicino a"
          name="town"
          placeholder="Scegli il comune"
          defaultValue={urgent.town}
          required={needsTown}
          error={error}
          onChange={() => setError(undefined)}
        >
          {MUNICIPALITIES.map(({ slug, name }) => (
            <option key={slug} value={slug}>
              {name}
            </option>
          ))}
        </Select>
        <Select label="Entro" name="radius" defaultValue={urgent.radius}>
          {optionsOf(REACHES, (km) => `${km} km`)}
        </Select>
        <details>
          <summary className="py-2.5">Scegli i mestieri (se no, tutti)</summary>
          <div className="flex flex-wrap gap-x-6">
            {JOB_CATEGORIES.map((value) => (
              <Checkbox
                key={value}
                id={`category-${value}`}
                name="category"
                value={value}
                label={value}
                defaultChecked={urgent.categories.includes(value)}
              />
            ))}
          </div>
        </details>
      </fieldset>
      <Checkbox
        name="atNight"
        label="Avvisami anche di notte"
        hint="Se no, mai dalle 21 alle 8."
        defaultChecked={wishes?.atNight}
      />
      <p className="muted">
        Al massimo due avvisi al giorno, solo di quello che scegli qui. Quando premi, il browser ti chiede il permesso.{' '}
        <Link to={pagePath.privacy()}>Che cosa conserviamo</Link>
      </p>
      <p className="cluster">
        <Button type="submit" ref={button} loading={change.isPending} loadingLabel="Un momento...">
          {wishes ? 'Salva' : 'Avvisami sul telefono'}
        </Button>
        {wishes && (
          <Button variant="secondary" onClick={end}>
            Non avvisarmi più
          </Button>
        )}
      </p>
    </form>
  );
}

export const page = ownPage(PhoneAlertsPage, pagePath.phoneAlerts(), {
  title: 'Avvisi sul telefono',
  description: `Un avviso sul telefono quando qualcuno serve subito vicino a te ${VALLEY.in}: senza account, al massimo due al giorno.`,
  keywords: ['avvisi di lavoro sul telefono', 'lavoro subito', `lavoro ${VALLEY.name}`],
});
