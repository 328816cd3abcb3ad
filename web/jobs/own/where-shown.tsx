import { DIALECTS, dialectsOf, isOfFamily } from '../../../shared/elsewhere.ts';
import type { OwnJob } from '../../../shared/jobs.ts';
import { machinePath, pagePath, withQuery } from '../../../shared/paths.ts';
import { SITE_NAME } from '../../../shared/site.ts';
import { Link } from '../../app/link.tsx';
import { CopyText } from '../../ui/copy-text.tsx';

/** Places where an open offer can be read, besides this site's own lists: nobody here knows who has read it. */
export function WhereShown({ job }: { job: OwnJob }) {
  const dialects = dialectsOf(job);
  return (
    <div className="stack-sm">
      <p>
        Su {SITE_NAME}: negli elenchi e negli avvisi per email. La sua pagina dice ai motori di ricerca che è un’offerta
        di lavoro, con i dati che loro sanno leggere: se e quando la mostrano lo decidono loro.
      </p>
      {dialects.length > 0 ? (
        <p>
          Può essere letta anche da{' '}
          {dialects.map((dialect, index) => (
            <span key={dialect}>
              {index > 0 && ', '}
              <a href={machinePath.offersFor(dialect)}>{DIALECTS[dialect].name}</a>
            </span>
          ))}
          : per ciascuno prepariamo un file con le offerte aperte. Se lo legge, e quali offerte prende, lo decide lui.{' '}
          {job.mayChange && (
            <>
              Se non vuoi, <Link to={pagePath.editJob(job.id)}>modifica l’offerta</Link>: fra gli altri dettagli c’è
              “Solo su questo sito”.
            </>
          )}
        </p>
      ) : (
        <p>
          {isOfFamily(job)
            ? 'Non è nei file per altri siti di annunci: quelli delle famiglie non ci sono mai.'
            : 'Non è nei file per altri siti di annunci: hai scelto “Solo su questo sito”.'}
        </p>
      )}
      {!isOfFamily(job) && (
        <>
          <OnOwnSite companyName={job.companyName} />
          <Siisl job={job} />
        </>
      )}
    </div>
  );
}

function OnOwnSite({ companyName }: Pick<OwnJob, 'companyName'>) {
  const { origin } = window.location;
  const name = companyName.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
  const frame = origin + withQuery(pagePath.embedded(), { company: companyName });
  const list = origin + withQuery(pagePath.jobs(), { search: companyName });
  return (
    <ToCopy
      summary="Sul tuo sito"
      about={`Due righe per una pagina del tuo sito: un riquadro con le offerte aperte di ${companyName}, senza cookie e senza script, e un link.`}
      label="Righe da incollare"
      text={`<iframe src="${frame}" title="Offerte di lavoro: ${name}" loading="lazy" width="100%" height="480"></iframe>\n<p><a href="${list}">Lavora con noi: ${name}</a></p>`}
    />
  );
}

const SIISL =
  'Dal 1° aprile 2026 il datore di lavoro privato che chiede benefici contributivi per un’assunzione pubblica il posto anche sul SIISL, la piattaforma del Ministero del Lavoro; le agenzie per il lavoro ci pubblicano tutti i loro posti (d.l. 159/2025, articolo 14). Noi non lo facciamo al posto tuo. Nel dubbio chiedi a chi ti segue le paghe.';

const Siisl = ({ job }: { job: OwnJob }) => (
  <ToCopy
    summary="Il SIISL, se chiedi uno sgravio"
    about={SIISL}
    label="Testo per il SIISL"
    text={`${job.title}\n${job.companyName} – ${job.location}\n${job.contract}\n\n${job.description}\n\n${new URL(pagePath.job(job.id), window.location.origin).href}`}
  />
);

type ToCopyProps = { readonly summary: string; readonly about: string; readonly label: string; readonly text: string };

const ToCopy = ({ summary, about, label, text }: ToCopyProps) => (
  <details>
    <summary>{summary}</summary>
    <div className="stack-sm">
      <p>{about}</p>
      <CopyText label={label} text={text} />
    </div>
  </details>
);
