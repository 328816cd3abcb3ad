import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { pagePath } from '../../shared/paths.ts';
import { readOrNullOptions } from '../api/call-options.ts';
import { ButtonLine } from '../app/link.tsx';
import { ownPage } from '../app/own-page.ts';
import type { Page } from '../app/page.ts';
import { FormFrame } from '../layout/form-frame.tsx';
import { deer } from '../ui/figures.ts';
import { Notice } from '../ui/notice.tsx';
import { RetryNotice } from '../ui/retry-notice.tsx';
import { InterviewBox } from './interview-box.tsx';

const GOOD_TO_KNOW = {
  title: 'Buono a sapersi',
  points: [
    'Gli orari sono quelli italiani.',
    'Il primo tocco conta: da lì l’orario è fissato, e gli altri tornano liberi.',
    'Chi ha questo indirizzo può premere al posto tuo: non inoltrarlo.',
  ],
};

const linkedOptions = (token: string) =>
  readOrNullOptions('GET /api/interviews', { authorization: `Link ${token}` }, { nullOn: [401] });

/** Page of a mailed link, whole without script: a GET changes nothing. */
function InterviewPage() {
  const [params] = useSearchParams();
  const token = params.get('token') ?? '';
  const { data, isError, refetch } = useQuery({ ...linkedOptions(token), enabled: token !== '' });
  const [interview] = data ?? [];
  const pressed = params.get('esito');
  return (
    <FormFrame title="Colloquio" art={deer} withoutScript={null} aside={GOOD_TO_KNOW}>
      {pressed === 'fatto' && <Notice tone="success" title="Fatto" />}
      {pressed === 'cambiato' && (
        <Notice tone="warning" title="Questo non si può più fare">
          <p>Nel frattempo qualcosa è cambiato: qui sotto leggi com’è adesso.</p>
        </Notice>
      )}
      {interview ? (
        <>
          <p className="text-lead break-words">
            <strong>{interview.name}</strong> {`per “${interview.jobTitle}”`}
          </p>
          <InterviewBox interview={interview} />
        </>
      ) : isError ? (
        <RetryNotice tone="warning" retry={() => refetch()}>
          Il colloquio non è arrivato: può essere la connessione.
        </RetryNotice>
      ) : (
        <Notice tone="error" title="Questo link non vale più">
          <p>Forse ne manca una parte. Il colloquio lo trovi anche nella candidatura.</p>
          <ButtonLine to={pagePath.applications()}>Le tue candidature</ButtonLine>
        </Notice>
      )}
    </FormFrame>
  );
}

export const page: Page = {
  ...ownPage(InterviewPage, pagePath.interview(), {
    title: 'Il colloquio della candidatura',
    description: 'Scegli l’orario di un colloquio di lavoro, oppure annullalo, con il link che hai ricevuto.',
    keywords: ['colloquio di lavoro', 'candidatura'],
  }),
  load: async ({ client, url }) => {
    const token = url.searchParams.get('token');
    if (token) await client.prefetchQuery(linkedOptions(token));
  },
};
