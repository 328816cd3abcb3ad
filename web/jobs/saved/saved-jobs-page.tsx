import { datePhrase } from '../../../shared/dates.ts';
import { endedTexts } from '../../../shared/job-words.ts';
import { pagePath } from '../../../shared/paths.ts';
import { VALLEY } from '../../../shared/valley/valley.ts';
import { ButtonLine, Link } from '../../app/link.tsx';
import { useNow } from '../../app/now.tsx';
import { ownPage } from '../../app/own-page.ts';
import { useHydrated } from '../../app/use-hydrated.ts';
import { DeviceList } from '../../applications/device-list.tsx';
import { ListLoading } from '../../lists/growing-list.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { cart } from '../../ui/figures.ts';
import { LiveRegion } from '../../ui/live-region.tsx';
import { Notice } from '../../ui/notice.tsx';
import { SkeletonCard } from '../../ui/skeleton.tsx';
import { toggleFavourite } from '../list/favourite-button.tsx';
import { JobCard } from '../list/job-card.tsx';
import { JOB_TEXTS } from '../list/job-texts.ts';
import { type SavedItem, useSavedList } from './use-saved-list.ts';

function SavedJobsPage() {
  const hydrated = useHydrated();
  return (
    <div className="container section stack">
      <h1>Offerte salvate</h1>
      <p className="measure signed-in-only">Restano nel tuo account, su ogni dispositivo: le vedi solo tu.</p>
      <div className="stack-sm signed-out-only">
        <p className="measure">Restano su questo dispositivo, senza account: non le vede nessun altro.</p>
        <p className="muted measure">
          Su iPhone e iPad il browser le cancella dopo sette giorni senza una visita. Per tenerle, accedi, o aggiungi il
          sito alla schermata Home: premi Condividi, poi “Aggiungi alla schermata Home”.
        </p>
      </div>
      <noscript>
        <p className="card">
          Le offerte salvate stanno nella memoria del tuo browser, e per salvarle e rileggerle serve JavaScript:
          attivalo e ricarica la pagina.
        </p>
      </noscript>
      {/* Only the browser knows what is saved: until then, the shape of a list. */}
      {!import.meta.env.SSR && hydrated ? (
        <>
          <DeviceList />
          <SavedList />
        </>
      ) : (
        <div className="needs-script">
          <ListLoading text={JOB_TEXTS.loading} places={3} />
        </div>
      )}
    </div>
  );
}

const countText = (n: number): string => (n === 1 ? '1 offerta salvata' : `${n} offerte salvate`);

function SavedList() {
  const { saved, items, failed, isFetching, refetch } = useSavedList();
  if (items.length === 0)
    return (
      <EmptyState art={cart} title="Non hai ancora salvato offerte">
        <p>Quando un’offerta ti interessa, premi il cuore accanto al titolo: la ritrovi qui.</p>
        <ButtonLine variant="primary" to={pagePath.jobs()}>
          Cerca tra le offerte
        </ButtonLine>
      </EmptyState>
    );
  return (
    <>
      <LiveRegion visible className="text-lead font-600">
        {countText(saved.length)}
      </LiveRegion>
      {failed && (
        <Notice tone="warning" title="Il sito non risponde" live>
          <p>
            Può essere la tua connessione. Qui sotto vedi le copie conservate su questo dispositivo: qualche offerta
            potrebbe non essere più aperta.
          </p>
          <p>
            <Button variant="secondary" loading={isFetching} onClick={() => refetch()}>
              Riprova
            </Button>
          </p>
        </Notice>
      )}
      <h2 className="sr-only">Elenco</h2>
      <ul className="list-plain grid-cards" aria-busy={isFetching}>
        {items.map((item) => (
          <SavedJob key={item.id} item={item} saved={saved.includes(item.id)} />
        ))}
      </ul>
    </>
  );
}

function SavedJob({ item: { id, job, state }, saved }: { item: SavedItem; saved: boolean }) {
  const now = useNow();
  const title = job?.title ?? 'offerta senza titolo';
  // A copy knows when the offer ends, if not whether it was closed before.
  const shown = job && { ...job, open: job.open && new Date(job.validThrough) > now };
  return (
    <li className="flex flex-col bg-surface border border-line rounded [&>article]:flex-1 [&>article]:border-0">
      {shown && state !== 'gone' ? (
        <JobCard job={shown} origin={null} />
      ) : state === 'loading' ? (
        <SkeletonCard />
      ) : (
        <article className="card stack-sm">
          <h3>{job?.title ?? 'Offerta salvata'}</h3>
          {job && <p className="muted">{`${job.companyName} · ${job.location}`}</p>}
          {state === 'gone' ? (
            <p>Questa offerta non c’è più: è stata tolta dal sito.</p>
          ) : (
            <p>
              Senza rete non possiamo mostrarla: su questo dispositivo non ce n’è una copia.{' '}
              <Link to={pagePath.job(id)}>Prova ad aprirla</Link>
            </p>
          )}
        </article>
      )}
      <div className="flex items-center justify-between gap-3 min-h-11 pl-4">
        <p className="text-sm">
          {!saved && 'Tolta dalle offerte salvate'}
          {saved && shown && state !== 'gone' && (
            <span className="cluster">
              {!shown.open && <Badge tone="larice">{endedTexts(job).title}</Badge>}
              <span>
                {state === 'copy' && 'copiedAt' in job && `Copia salvata ${datePhrase('il', new Date(job.copiedAt))}`}
              </span>
            </span>
          )}
        </p>
        {state !== 'loading' && (
          <Button
            variant="quiet"
            aria-label={saved ? `Rimuovi: ${title}` : `Annulla, salva di nuovo: ${title}`}
            onClick={() => toggleFavourite(id, job)}
          >
            {saved ? 'Rimuovi' : 'Annulla'}
          </Button>
        )}
      </div>
    </li>
  );
}

export const page = ownPage(SavedJobsPage, pagePath.savedJobs(), {
  title: 'Le offerte di lavoro che hai salvato',
  description: `Le offerte ${VALLEY.of} che hai salvato: rileggile e guarda quali sono ancora aperte.`,
  keywords: ['offerte salvate', 'preferiti', `lavoro ${VALLEY.name}`],
});
