import { useWords } from '../app/languages.tsx';
import { plainPage } from '../languages/translated-head.ts';

const law = (year: string, number: number, kind = 'decreto.legislativo'): string =>
  `https://www.normattiva.it/uri-res/N2Ls?urn:nir:stato:${kind}:${year};${number}`;

/** Each right with the law, or the office, that says so. */
const RIGHTS = [
  ['contract', 'D.Lgs. 152/1997, art. 1', law('1997-05-26', 152)],
  ['paySlip', 'L. 4/1953, art. 1', law('1953-01-05', 4, 'legge')],
  ['traceable', 'L. 205/2017, art. 1, c. 910', law('2017-12-27', 205, 'legge')],
  ['hours', 'D.Lgs. 66/2003, art. 3–4', law('2003-04-08', 66)],
  ['rest', 'D.Lgs. 66/2003, art. 7 e 9', law('2003-04-08', 66)],
  ['holidays', 'D.Lgs. 66/2003, art. 10', law('2003-04-08', 66)],
  ['safety', 'D.Lgs. 81/2008, art. 18, 36 e 37', law('2008-04-09', 81)],
  ['accident', 'INAIL', 'https://www.inail.it'],
  ['help', 'Ispettorato nazionale del lavoro', 'https://www.ispettorato.gov.it'],
  ['neverPay', 'D.Lgs. 276/2003, art. 11', law('2003-09-10', 276)],
] as const;

function RightsPage() {
  const { rights } = useWords().texts;
  return (
    <div className="container section stack">
      <h1>{rights.title}</h1>
      <p className="text-lead measure">{rights.lead}</p>
      <ol className="stack measure">
        {RIGHTS.map(([right, source, url]) => (
          <li key={right}>
            <p>{rights[right]}</p>
            <p className="muted">
              {`${rights.source}: `}
              <a href={url} lang="it" dir="ltr">
                {source}
              </a>
            </p>
          </li>
        ))}
      </ol>
    </div>
  );
}

/** Ten things that hold for everybody who works in Italy, each with its source. */
export const rightsIn = plainPage(RightsPage, ({ rights: { title, about } }) => ({ title, description: about }), true);
