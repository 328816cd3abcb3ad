import { useMutation, useQuery } from '@tanstack/react-query';
import { datePhrase } from '../../shared/dates.ts';
import { ENDED_EMPLOYER_DAYS } from '../../shared/employer-values.ts';
import type { OwnEmployer } from '../../shared/employers.ts';
import { pagePath } from '../../shared/paths.ts';
import { SITE_NAME } from '../../shared/site.ts';
import { send } from '../api/call.ts';
import { useSession } from '../api/session.ts';
import { ButtonLink } from '../app/link.tsx';
import { ownPage } from '../app/own-page.ts';
import { ConfirmButton } from '../forms/dialog-button.tsx';
import { failureToast } from '../forms/failure.ts';
import { MutationButton } from '../forms/mutation-button.tsx';
import { NotArrived, SignedInFrame } from '../layout/signed-in-frame.tsx';
import { ListLoading } from '../lists/growing-list.tsx';
import { managedIn, peopleOptions } from '../members/people-queries.ts';
import { house } from '../ui/figure.tsx';
import { Notice } from '../ui/notice.tsx';
import { showToast } from '../ui/toast-store.ts';
import { EmployerForm, WAITING } from './employer-form.tsx';
import { ownEmployersOptions, useReadPages } from './queries.ts';

const OwnEmployerPage = () => (
  <SignedInFrame
    title="La tua azienda"
    art={house}
    path={pagePath.ownEmployer()}
    purpose="fare la pagina della tua azienda"
  >
    <div className="max-w-160 stack-lg">
      <OwnEmployers />
    </div>
  </SignedInFrame>
);

function OwnEmployers() {
  const session = useSession();
  const pages = useQuery({ ...ownEmployersOptions(), enabled: Boolean(session) });
  const people = useQuery({ ...peopleOptions(), enabled: Boolean(session) });
  if (pages.isError || people.isError)
    return (
      <NotArrived
        title="La pagina non è arrivata"
        path={pagePath.ownEmployer()}
        retry={() => void Promise.all([pages.refetch(), people.refetch()])}
      />
    );
  if (import.meta.env.SSR || !pages.data || !people.data || !session)
    return <ListLoading text="Caricamento..." places={1} />;
  const hasPage = (membership: string | undefined) => pages.data.some(({ employer }) => employer?.id === membership);
  const managed = managedIn(people.data);
  const { name, role } = session.user;
  return (
    <>
      {pages.data.map((page) => (
        <OwnPage key={page.id} page={page} />
      ))}
      {!hasPage(undefined) && (
        <section className="stack" aria-labelledby="nuova">
          <h2 id="nuova">Fai la tua pagina</h2>
          <p className="muted measure">
            Chi cerca lavoro legge chi siete, le offerte aperte e quelle passate. È pubblica subito se l’email
            confermata del tuo account è del dominio del vostro sito, altrimenti quando la conferma la redazione.
          </p>
          <EmployerForm name={role === 'employer' ? name : ''} />
        </section>
      )}
      {managed
        .filter(({ id }) => !hasPage(id))
        .map(({ id, employer }) => (
          <details key={id}>
            <summary>{`Fai la pagina di ${employer}`}</summary>
            <EmployerForm employer={id} name={employer} />
          </details>
        ))}
    </>
  );
}

function OwnPage({ page }: { page: OwnEmployer }) {
  const { id, name, status, slug, hiddenReason, purgedAt, mayChange } = page;
  const heading = `pagina-${id}`;
  const read = useReadPages();
  // The one button: it ends the page, or takes that back.
  const ended = status !== 'ended';
  const change = useMutation({
    mutationFn: () => send('PUT /api/own-employers/:id/ended', { params: { id }, body: { ended }, signedIn: true }),
    onSuccess: () => {
      showToast(
        ended
          ? { title: 'Pagina eliminata', description: 'Non la vede più nessuno.' }
          : { title: 'Eliminazione annullata', description: 'Le candidature spontanee restano spente.' },
      );
      return read();
    },
    onError: failureToast('Non è cambiato niente', { refused: 'Non è stato possibile. Riprova tra poco.' }),
  });
  return (
    <section className="stack" aria-labelledby={heading}>
      <h2 id={heading} className="break-words">
        {name}
      </h2>
      {hiddenReason !== null && (
        <Notice tone="warning" title="La redazione l’ha nascosta">
          <p className="whitespace-pre-line break-words">{hiddenReason}</p>
        </Notice>
      )}
      {status === 'public' && (
        <p className="cluster">
          <span>È pubblica.</span>
          <ButtonLink to={pagePath.employer(slug)}>Guarda la pagina</ButtonLink>
        </p>
      )}
      {status === 'waiting' && <Notice>{WAITING}</Notice>}
      {purgedAt !== null && (
        <Notice tone="warning" title={`È eliminata: la cancelliamo ${datePhrase('il', new Date(purgedAt))}.`}>
          {mayChange && (
            <MutationButton variant="secondary" className="self-start" mutation={change}>
              Annulla l’eliminazione
            </MutationButton>
          )}
        </Notice>
      )}
      {!mayChange && <p className="muted">La puoi solo leggere: la cambia chi ti ha invitato.</p>}
      {mayChange && status !== 'ended' && (
        <>
          <EmployerForm key={`${page.revision} ${page.openUntil}`} page={page} />
          <p>
            <ConfirmButton
              variant="danger"
              title={`Eliminare la pagina di ${name}?`}
              mutation={change}
              confirm="Elimina la pagina"
              pending="Un momento..."
              keep="Lascia com’è"
              warning={
                <p className="measure">{`Sparisce subito; dopo ${ENDED_EMPLOYER_DAYS} giorni la cancelliamo. Le offerte restano.`}</p>
              }
            >
              Elimina la pagina
            </ConfirmButton>
          </p>
        </>
      )}
    </section>
  );
}

export const page = ownPage(OwnEmployerPage, pagePath.ownEmployer(), {
  title: 'La pagina della tua azienda',
  description: `Scrivi chi siete e com’è lavorare da voi: la pagina della tua azienda su ${SITE_NAME}, con le tue offerte.`,
  keywords: ['pagina azienda', 'datore di lavoro'],
});
