import type { JobCategory } from '../../shared/job-values.ts';
import { keysOf } from '../../shared/records.ts';
import type { JobRow } from '../db/tables/jobs.ts';
import { tradesNamed } from '../text-search/suggest.ts';

/** Trades by the first terms of their groups (`worker/text-search/synonyms`), under the category that is named after them. */
const TRADES: Partial<Record<JobCategory, string>> = {
  'Industria e artigianato': `operaio, acciaieria, laminatoio, forgiatore, trattamenti termici, trafileria, saldatore, carpentiere in ferro,
    fabbro, tornitore, fresatore, operatore cnc, attrezzista, montatore meccanico, assemblatore, manutentore, quadrista, elettronico,
    perito meccanico, pressista, pressofusione, stampaggio plastica, gomma, verniciatore, pulitore metalli, galvanica, taglio laser,
    controllo qualità, controlli non distruttivi, caporeparto, ingegnere meccanico, automazione, confezionamento, tessile,
    operatore macchine, tipografo, chimico, rottamaio, imbottigliamento, addetto carroponte, falegname, montatore mobili, segheria,
    birraio, panettiere, salumificio, pastificio, industria alimentare, sarto, calzolaio, tappezziere, orafo, ceramista`,
  Trasporti: `autista, autista furgone, autista patente c, autista patente ce, autista patente d, autista betoniera, corriere, postino,
    magazziniere, mulettista, carico e scarico, impiegato logistica, traslocatore, tassista, ferroviere, battelliere,
    assistente scuolabus`,
  'Agricoltura e bosco': `boscaiolo, teleferica, guardaboschi, dottore forestale, giardiniere, tree climber, vivaista, bracciante,
    mungitore, malga, pastore, casaro, stagionatura formaggi, trattorista, raccolta frutta, vendemmia, cantiniere, apicoltore,
    piscicoltura`,
  'Assistenza in famiglia': 'badante, badante convivente, badante di notte, colf, babysitter',
  Bellezza: 'estetista, onicotecnico, parrucchiere, barbiere, tatuatore, massaggiatore, spa',
};

export const CATEGORY_OF: ReadonlyMap<string, JobCategory> = new Map(
  keysOf(TRADES).flatMap((category) =>
    (TRADES[category] ?? '').split(/,\s+/).map((trade): [string, JobCategory] => [trade, category]),
  ),
);

/**
 * The category that an offer under 'Altro' seems to belong to, by the first trade that its title names; null where there is none, and
 * once its owner has said that 'Altro' is right.
 */
export function proposedCategory({
  category,
  categoryFixed,
  title,
}: Pick<JobRow, 'category' | 'categoryFixed' | 'title'>): JobCategory | null {
  if (category !== 'Altro' || categoryFixed) return null;
  const [named] = tradesNamed(title);
  return (named && CATEGORY_OF.get(named.trade)) ?? null;
}
