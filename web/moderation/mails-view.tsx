import { useQuery } from '@tanstack/react-query';
import { clockTime, longDate } from '../../shared/dates.ts';
import type { UndeliveredMail } from '../../shared/moderation.ts';
import { send } from '../api/call.ts';
import { countOf } from '../api/list-page.ts';
import { MutationButton } from '../forms/mutation-button.tsx';
import { mailsOptions, useDecision } from './queries.ts';
import { mailLabel } from './texts.ts';
import { ViewState } from './view-state.tsx';

export function MailsView() {
  const view = useQuery(mailsOptions());
  const { data } = view;
  return (
    <section className="stack" aria-labelledby="non-consegnate">
      <h2 id="non-consegnate">Email non consegnate</h2>
      <p className="muted measure">
        Dopo 24 ore di tentativi un’email si ferma qui, e dopo 30 giorni si cancella. Il testo non si può leggere: è di
        chi doveva riceverla.
      </p>
      <ViewState query={view} />
      {data?.items.length === 0 && <p>Sono partite tutte.</p>}
      {data && data.items.length > 0 && (
        <>
          {countOf(data).total > data.items.length && (
            <p className="muted">{`Qui ci sono le ${data.items.length} più recenti di ${countOf(data).total}.`}</p>
          )}
          <ul className="list-plain stack-sm">
            {data.items.map((mail) => (
              <li key={mail.id} className="card split">
                <MailRow mail={mail} />
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

function MailRow({ mail: { id, kind, recipient, attempts, lastTriedAt, canRetry } }: { mail: UndeliveredMail }) {
  const retry = useDecision(() => send('POST /api/moderation/mails/:id/retry', { params: { id }, signedIn: true }));
  const at = new Date(lastTriedAt);
  return (
    <>
      <div className="min-w-0">
        <p className="font-600">{mailLabel(kind)}</p>
        <p className="break-words">{recipient}</p>
        <p className="muted">
          {`${attempts === 1 ? '1 tentativo' : `${attempts} tentativi`}, l’ultimo ${longDate(at)}, ${clockTime(at)}`}
        </p>
      </div>
      {canRetry ? (
        <MutationButton variant="secondary" aria-label={`Riprova: ${mailLabel(kind)}, ${recipient}`} mutation={retry}>
          Riprova
        </MutationButton>
      ) : (
        <p className="muted">Non si può riprovare</p>
      )}
    </>
  );
}
