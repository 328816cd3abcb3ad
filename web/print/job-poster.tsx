import { GUEST_ID } from '../../shared/application-values.ts';
import { datePhrase } from '../../shared/dates.ts';
import { type DescriptionBlock, descriptionBlocks } from '../../shared/description.ts';
import { extrasOf, licenceText, typeLabel } from '../../shared/job-values.ts';
import {
  agreementText,
  datesText,
  deadlineText,
  employerText,
  endedTexts,
  hoursText,
  urgentText,
} from '../../shared/job-words.ts';
import type { PublicJob } from '../../shared/jobs.ts';
import { pagePath } from '../../shared/paths.ts';
import { payText } from '../../shared/pay.ts';
import { requirementsText } from '../../shared/requirement-values.ts';
import { excerpt } from '../../shared/text.ts';
import { Blocks } from '../ui/blocks.tsx';
import { NoSheet, QrCode, Sheet, SheetTop, typedAddress } from './sheet.tsx';

/** More than this never fits; what does not fit is on the page that the code leads to. */
const MAX_TEXT = 700;
const SHORT_TEXT = 300;

/** Width of facts, in their type size, beyond which they do not fit beside the longest texts. */
const MAX_FACTS = 210;

const SHORT_FACTS = 120;

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
  const facts = fittingFacts(factsOf(job));
  return (
    <article className="poster">
      <SheetTop>{urgentText(job) ?? 'Offerta di lavoro'}</SheetTop>
      <h1 className={`poster-title poster-title-${titleSize(job.title)}`}>{job.title}</h1>
      <p className="poster-company">{job.companyName}</p>
      <p className="poster-place">{job.location}</p>
      {pay && <p className="poster-pay">{pay}</p>}
      <p className={facts.length > SHORT_FACTS ? 'poster-facts poster-facts-long' : 'poster-facts'}>{facts}</p>
      <PosterText text={job.description} />
      <footer className="sheet-foot">
        <QrCode url={`${url}#${GUEST_ID}`} label={`Codice QR: ${typedAddress(url)}`} />
        <div>
          <p className="sheet-call">Inquadra il codice con il telefono: ti candidi subito, anche senza account.</p>
          {/* Of a long text only the beginning fits: the sheet never looks like all of it. */}
          <p>Leggi l’annuncio completo su:</p>
          <p className="sheet-address">{typedAddress(url)}</p>
          <p className="sheet-small">
            {`Pubblicata ${datePhrase('il', new Date(job.postedDate))}, valida fino ${datePhrase('al', new Date(job.validThrough))}.`}
          </p>
        </div>
      </footer>
    </article>
  );
}

function factsOf(job: PublicJob): string[] {
  const needed = requirementsText(job.requirements, false);
  const preferred = requirementsText(job.requirements, true);
  return [
    typeLabel(job.type),
    hoursText(job.weeklyHours),
    job.contract,
    job.openings !== null && job.openings > 1 && `${job.openings} persone`,
    ...extrasOf(job).map(({ label }) => label),
    job.shifts.length > 0 && `Turni: ${job.shifts.join(', ')}`,
    datesText(job, 'Periodo: '),
    licenceText(job.licence),
    deadlineText(job.applyBy),
    agreementText(job),
    employerText(job),
    needed && `Serve: ${needed}`,
    preferred && `Gradito: ${preferred}`,
  ].filter((text): text is string => Boolean(text));
}

/** The facts in one line of text, without the last ones where there are too many: the page has all of them. */
function fittingFacts(facts: readonly string[]): string {
  const text = facts.join(' · ');
  return widthOf(text) > MAX_FACTS ? fittingFacts(facts.slice(0, -1)) : text;
}

const PosterText = ({ text }: { text: string }) => (
  <div className={text.length > SHORT_TEXT ? 'poster-text' : 'poster-text poster-text-short'}>
    <Blocks
      blocks={shortDescription(text, MAX_TEXT)}
      line={(line, kind) => (kind === 'list' ? line : <span>{line}</span>)}
    />
  </div>
);

export function shortDescription(text: string, max: number): DescriptionBlock[] {
  const blocks: DescriptionBlock[] = [];
  let room = max;
  const take = (part: string): string[] => {
    if (room <= 0) return [];
    const taken = excerpt(part, room);
    room = taken === part ? room - part.length : 0;
    return taken === '…' ? [] : [taken];
  };
  for (const block of descriptionBlocks(text)) {
    const parts = (block.kind === 'list' ? block.items : block.lines).flatMap(take);
    if (parts.length > 0)
      blocks.push(block.kind === 'list' ? { kind: 'list', items: parts } : { kind: 'paragraph', lines: parts });
  }
  return blocks;
}

/** mm of type, largest first; web/styles/sheet.css has a class for each. */
const SIZES = [26, 21, 16, 13, 11];
const SHEET_MM = 186;
const LINES = 3;

/** Width of a text in its own type size: bold letters are wide, narrow or in between. */
function widthOf(text: string): number {
  const widths = [...text].map((letter) =>
    /[A-ZÀ-ÖØ-ÞMWmw@&%]/.test(letter) ? 0.8 : /[fijlrtI.,:;'’ ]/.test(letter) ? 0.4 : 0.6,
  );
  return widths.reduce((total, width) => total + width, 0);
}

/** Step of a poster's title, from 1: the largest at which its longest word fits a line, and all of it three lines. */
export function titleSize(title: string): number {
  const longest = Math.max(...title.split(/\s+/).map(widthOf));
  const step = SIZES.findIndex((size) => longest * size <= SHEET_MM && widthOf(title) * size <= SHEET_MM * LINES * 0.9);
  return (step === -1 ? SIZES.length - 1 : step) + 1;
}
