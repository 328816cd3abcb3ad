import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { PushWishes } from '../../shared/offline.ts';
import { pagePath } from '../../shared/paths.ts';
import { MUNICIPALITIES } from '../../shared/places/municipalities.ts';
import { SITE_NAME } from '../../shared/site.ts';
import { VALLEY } from '../../shared/valley/valley.ts';
import { keepStored } from '../api/call-options.ts';
import { useSession } from '../api/session.ts';
import { Link } from '../app/link.tsx';
import { ownPage } from '../app/own-page.ts';
import { failureToast } from '../forms/failure.ts';
import { Form } from '../forms/form.tsx';
import { MutationButton } from '../forms/mutation-button.tsx';
import { Outcome } from '../forms/outcome.tsx';
import { useDeclaredForm } from '../forms/use-declared-form.ts';
import { FormFrame } from '../layout/form-frame.tsx';
import { Button } from '../ui/button.tsx';
import { Checkbox } from '../ui/checkbox.tsx';
import { loom } from '../ui/figures.ts';
import { Notice } from '../ui/notice.tsx';
import { optionsOf, Select } from '../ui/select.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { deviceOptions, endWishes, isAllowed, type Support, storeWishes } from './device.ts';
import { CATEGORY_BOXES, OF_ACCOUNT, REACHES, wishValues } from './wish-values.ts';

const HOW_IT_WORKS = {
  title: 'Come funziona',
  points: [
    'Solo quando qualcuno serve subito vicino a te, di solito entro un minuto da quando l’offerta esce.',
    'Al massimo due avvisi al giorno, mai dalle 21 alle 8 se non lo chiedi tu.',
    'Con un account, se vuoi, anche le risposte e le nuove candidature.',
    'Non serve un account, e nemmeno un’email: gli avvisi sono di questo dispositivo.',
    'Smetti quando vuoi, da questa pagina. Se non apri il sito per 60 giorni smettiamo noi.',
  ],
};

function PhoneAlertsPage() {
  const { data: device } = useQuery({ ...deviceOptions(), enabled: !import.meta.env.SSR, refetchOnMount: 'always' });
  return (
    <FormFrame
      title="Avvisi sul telefono"
      art={loom}
      withoutScript="Per gli avvisi sul telefono serve JavaScript: attivalo nel browser e ricarica la pagina."
      aside={HOW_IT_WORKS}
    >
      <p className="text-lead text-muted">Qualcuno serve subito vicino a te: lo sai in un minuto.</p>
      {!device && (
        <div className="stack-sm needs-script" aria-busy="true">
          <p className="sr-only">Caricamento...</p>
          <Skeleton className="h-64 w-full" />
        </div>
      )}
      {device && device.support !== 'ready' && <Hindrance support={device.support} />}
      {device?.support === 'ready' && <Wishes wishes={device.wishes} />}
      <p>
        Preferisci la posta? <Link to={pagePath.alerts()}>Crea un avviso per email</Link>: le nuove offerte, la mattina.
      </p>
    </FormFrame>
  );
}

const TO_ALLOW = `Nel browser: tocca l’icona accanto all’indirizzo, poi “Autorizzazioni” e “Notifiche”, e scegli “Consenti”. Dalla schermata Home di un iPhone: “Impostazioni”, “Notifiche”, ${SITE_NAME}, “Consenti notifiche”.`;

const HINDRANCES: Readonly<Record<Exclude<Support, 'ready'>, { readonly title: string; readonly ways: ReactNode }>> = {
  off: { title: 'Per ora mandiamo avvisi solo per email', ways: null },
  unsupported: {
    title: 'Questo browser non riceve avvisi',
    ways: <p>Può essere troppo vecchio, o una finestra privata. Prova con un altro browser.</p>,
  },
  'home screen': {
    title: `Su iPhone e iPad ${SITE_NAME} deve stare nella schermata Home`,
    ways: (
      <ol className="stack-sm">
        <li>Apri questa pagina in Safari e tocca “Condividi”, il quadrato con la freccia in su.</li>
        <li>Scorri e scegli “Aggiungi alla schermata Home”, poi “Aggiungi”.</li>
        <li>Apri {SITE_NAME} dalla schermata Home: in fondo alle offerte premi di nuovo “Avvisami sul telefono”.</li>
      </ol>
    ),
  },
  denied: {
    title: 'Le notifiche di questo sito sono bloccate',
    ways: (
      <>
        <p>{TO_ALLOW}</p>
        <LookAgain />
      </>
    ),
  },
};

const Hindrance = ({ support }: { support: Exclude<Support, 'ready'> }) => (
  <Notice tone="info" title={HINDRANCES[support].title} live>
    {HINDRANCES[support].ways}
  </Notice>
);

function LookAgain() {
  const { refetch } = useQuery(deviceOptions());
  return (
    <p>
      <Button variant="secondary" onClick={() => void refetch()}>
        Ho fatto
      </Button>
    </p>
  );
}

const NOT_ENDED = { refused: 'Non è stato possibile spegnere gli avvisi. Ricarica la pagina e riprova.' };

function Wishes({ wishes }: { wishes: PushWishes | null }) {
  const client = useQueryClient();
  const [changed, setChanged] = useState(false);
  const keep = async (stored: PushWishes | null) => {
    await keepStored(client, deviceOptions(), (known) => known && { ...known, wishes: stored });
    setChanged(true);
  };
  const end = useMutation({
    mutationFn: endWishes,
    onSuccess: () => keep(null),
    onError: failureToast('Avvisi non spenti', NOT_ENDED),
  });
  const Box = changed ? Outcome : Notice;
  return (
    <>
      {changed && !wishes && <Outcome tone="success" title="Su questo dispositivo non arrivano più avvisi" />}
      {wishes && (
        <Box key={`stored ${wishes.storedAt}`} tone="success" title="Gli avvisi sono attivi su questo dispositivo">
          <p>
            <MutationButton variant="secondary" mutation={end} loadingLabel="Un momento...">
              Non avvisarmi più
            </MutationButton>
          </p>
        </Box>
      )}
      <WishForm key={wishes?.storedAt} wishes={wishes} onStored={keep} />
    </>
  );
}

type WishFormProps = {
  readonly wishes: PushWishes | null;
  readonly onStored: (wishes: PushWishes) => Promise<void>;
};

function WishForm({ wishes, onStored }: WishFormProps) {
  const [params] = useSearchParams();
  const session = useSession();
  const [values] = useState(() => wishValues(wishes, params));
  const form = useDeclaredForm({
    rules: async () => (await import('./check-wishes.ts')).wishesForm(wishes?.topics ?? []),
    empty: values,
    initial: values,
    texts: {
      submit: wishes ? 'Salva' : 'Avvisami sul telefono',
      pending: 'Un momento...',
      failed: 'Avvisi non attivati',
      refused: 'Non è stato possibile attivare gli avvisi su questo dispositivo.',
    },
    send: async (body) => {
      if (await isAllowed()) return storeWishes(body);
      const isDenied = Notification.permission === 'denied';
      form.refuse(isDenied ? TO_ALLOW : 'Il browser non ha avuto il permesso. Premi di nuovo e scegli “Consenti”.');
      return null;
    },
    onSent: onStored,
  });
  const { field } = form;
  return (
    <Form form={form} aria-label="Avvisi sul telefono">
      <fieldset className="stack-sm min-w-0">
        <legend className="font-600 pb-2">Offerte “Serve subito”</legend>
        <Select label="Vicino a" placeholder="Scegli il comune" {...field('town')}>
          {MUNICIPALITIES.map(({ slug, name }) => (
            <option key={slug} value={slug}>
              {name}
            </option>
          ))}
        </Select>
        <Select label="Entro" {...field('radius')}>
          {optionsOf(REACHES, (km) => `${km} km`)}
        </Select>
        <details>
          <summary className="py-2.5">Scegli i mestieri (se no, tutti)</summary>
          <div className="flex flex-wrap gap-x-6">
            {CATEGORY_BOXES.map(({ name, value }) => (
              <Checkbox key={name} label={value} {...field(name)} />
            ))}
          </div>
        </details>
      </fieldset>
      {session && (
        <fieldset className="min-w-0">
          <legend className="font-600">Del tuo account</legend>
          <p className="muted">Sullo schermo bloccato non compare il nome di nessuno.</p>
          {Object.entries(OF_ACCOUNT).map(([name, label]) => (
            <Checkbox key={name} label={label} {...field(name)} />
          ))}
        </fieldset>
      )}
      <Checkbox label="Avvisami anche di notte" hint="Se no, mai dalle 21 alle 8." {...field('atNight')} />
      <p className="muted">
        Ti avvisiamo solo di quello che hai scelto qui sopra: al massimo due avvisi al giorno, mai di notte se non vuoi.
        Quando premi, il browser ti chiede il permesso. Quello che conserviamo sta scritto nella pagina{' '}
        <Link to={pagePath.privacy()}>Privacy</Link>.
      </p>
    </Form>
  );
}

export const page = ownPage(PhoneAlertsPage, pagePath.phoneAlerts(), {
  title: 'Avvisi sul telefono',
  description: `Un avviso sul telefono quando qualcuno serve subito vicino a te ${VALLEY.in}: senza account, al massimo due al giorno.`,
  keywords: ['avvisi di lavoro sul telefono', 'lavoro subito', `lavoro ${VALLEY.name}`],
});
