import { Fragment } from 'react';
import { datePhrase } from '../../shared/date-phrase.ts';
import { longDate } from '../../shared/dates.ts';
import { endedTexts } from '../../shared/ended-job.ts';
import { typeLabel } from '../../shared/job-values.ts';
import type { PublicJob } from '../../shared/jobs.ts';
import { pagePath } from '../../shared/paths.ts';
import { payText } from '../../shared/pay.ts';
import { SITE_NAME } from '../../shared/site.ts';
import { QrCode } from './qr-code.tsx';
import { NoSheet, Sheet, typedAddress } from './sheet.tsx';
import { shortDescription } from './short-description.ts';
import { titleSize } from './title-size.ts';

/** More than this never fits; what does not fit is on the page that the code leads to. */
const MAX_TEXT = 700;
/** Up to here the text is set larger. */
const SHORT_TEXT = 300;

/** An offer on one A4 sheet, for the shop window. */
export function JobPoster({ job, siteUrl }: { job: PublicJob; siteUrl: string }) {
  const back = { to: pagePath.job(job.id), label: 'Torna all’offerta' };
  if (!job.open)
    return (
      <NoSheet back={back} title={endedTexts(job).title}>
        <p>{`La locandina di «${job.title}», ${job.companyName}, si stampa finché l’offerta è aperta.`}</p>
        <p>
          <a href={pagePath.jobs()}>Vedi le offerte aperte</a>
        </p>
      </NoSheet>
    );
  return <Sheet back={back} paper={<Poster job={job} url={siteUrl + pagePath.job(job.id)} />} />;
}

function Poster({ job, url }: { job: PublicJob; url: string }) {
  const pay = payText(job);
  return (
    <article className="poster">
      <p className="sheet-eyebrow">
        <span>Offerta di lavoro</span> <span>{SITE_NAME}</span>
      </p>
      <h1 className={`poster-title poster-title-${titleSize(job.title)}`}>{job.title}</h1>
      <p className="poster-company">{job.companyName}</p>
      <p className="poster-place">{job.location}</p>
      {pay && <p className="poster-pay">{pay}</p>}
      <p className="poster-facts">{factsOf(job).join(' · ')}</p>
      <PosterText text={job.description} />
      <footer className="sheet-foot">
        <QrCode url={url} label={`Codice QR: ${typedAddress(url)}`} />
        <div>
          <p className="sheet-call">Inquadra il codice con il telefono: leggi tutta l’offerta e candidati.</p>
          <p>Oppure scrivi nel browser:</p>
          <p className="sheet-address">{typedAddress(url)}</p>
          <p className="sheet-small">
            {`Pubblicata ${datePhrase('il', new Date(job.postedDate))}, valida fino ${datePhrase('al', new Date(job.validThrough))}.`}
          </p>
        </div>
      </footer>
    </article>
  );
}

/** What an offer says in few words. */
function factsOf(job: PublicJob): string[] {
  return [
    typeLabel(job.type),
    job.contract,
    ...(job.openings !== null && job.openings > 1 ? [`${job.openings} persone`] : []),
    ...(job.meals ? ['Vitto'] : []),
    ...(job.housing ? ['Alloggio'] : []),
    ...(job.startDate ? [`Inizio: ${longDate(new Date(job.startDate))}`] : []),
  ];
}

function PosterText({ text }: { text: string }) {
  return (
    <div className={text.length > SHORT_TEXT ? 'poster-text' : 'poster-text poster-text-short'}>
      {shortDescription(text, MAX_TEXT).map((block, index) =>
        block.kind === 'list' ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a sheet is rendered once
          <ul key={index}>
            {block.items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: a sheet is rendered once
          <p key={index}>
            {block.lines.map((line, row) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a sheet is rendered once
              <Fragment key={row}>
                {row > 0 && <br />}
                {line}
              </Fragment>
            ))}
          </p>
        ),
      )}
    </div>
  );
}
