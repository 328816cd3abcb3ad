import { ago, type Column, digest, type Row, since } from './of-their-time.ts';

/** Words that offers are filtered by, as publishing wrote them: some came with later releases. */
const facets =
  (base: string, extras: string, start: string): Column =>
  (there) =>
    [base, there >= 12 ? extras : '', there >= 17 ? start : ''].filter(Boolean).join(' ');

/** What is counted of an offer, written since lists count their filters. */
const facts = (text: string): Column => since(20, text, '');

const job = (id: number, fields: Row): Row => ({
  id,
  public_id: `offerta${id}`,
  owner_id: 1,
  status: 'open',
  owner_status: 'open',
  title: `Cuoca d’albergo ${id}`,
  company_name: "Albergo all'Aquila “da Pì”",
  location: 'Edolo',
  category: 'Ristorazione',
  type: 'Full-time',
  experience: 'No esperienza',
  contract: 'Contratto determinato',
  description: `Cucina di montagna; perché no?\nDue righe -- e l'ultima: 100% 🏔️ ${'così '.repeat(400)}`,
  town: 'edolo',
  lat: 46.1786,
  lon: 10.3301,
  posted_at: ago(20 - id),
  valid_through: ago(-10 - id),
  updated_at: ago(20 - id),
  revision: 1,
  salary_net: 0,
  housing: 0,
  meals: 0,
  shifts: '[]',
  title_key: `cuoca d albergo ${id}`,
  location_key: 'edolo',
  cell: '461786x103301',
  facets:
    'categoryristorazione typefullmtime contractcontrattodeterminato experiencenoesperienza cell461786x103301 townedolo',
  facts: facts('128+20'),
  announced_on: since(14, '2026-01-01', null),
  ...fields,
});

const candidate = (id: number, fields: Row): Row => ({
  id,
  public_id: `profilo${id}`,
  status: 'open',
  owner_status: 'open',
  audience: 'everyone',
  idle_warnings: 0,
  revision: 1,
  name: `Ada Ò ${id}`,
  title: 'Barista',
  location: 'Breno',
  skills: '["caffetteria","lingua dei segni"]',
  experience: 'Tre stagioni.',
  email: 'ada@example.org',
  town: 'breno',
  lat: 45.96,
  lon: 10.3,
  posted_at: ago(9),
  updated_at: ago(3),
  // Nobody noted it before.
  active_at: since(13, ago(2), null),
  title_key: 'barista',
  location_key: 'breno',
  cell: '459600x103000',
  facets: 'cell459600x103000 townbreno',
  content_hash: null,
  ...fields,
});

/** Offers of every status and of every filter. */
export const JOBS: readonly Row[] = [
  job(1, {
    salary_min: 1300,
    salary_max: 1550.5,
    salary_period: 'mese',
    housing: 1,
    meals: 1,
    shifts: '["notte","fine settimana"]',
    openings: 3,
    start_date: '2027-06-15',
    facets: facets(
      'categoryristorazione typefullmtime contractcontrattodeterminato experiencenoesperienza cell461786x103301 townedolo',
      'withhousing withmeals withpay shiftnotte shiftfinesettimana',
      'withopenings start2027m06',
    ),
    facts: facts('190378112+20'),
    content_hash: digest('e'),
    asked_at: ago(5),
    confirmed_at: ago(4),
  }),
  job(2, {
    title: 'Muratore',
    title_key: 'muratore',
    location: 'Breno, Esine',
    location_key: 'breno esine',
    town: 'breno',
    lat: 45.9587,
    lon: 10.3037,
    cell: '459587x103037',
    category: 'Edilizia',
    // Of two municipalities, the first alone was kept at first.
    facets: since(
      20,
      'categoryedilizia typefullmtime contractcontrattodeterminato experiencenoesperienza cell459587x103037 townbreno townesine',
      'categoryedilizia typefullmtime contractcontrattodeterminato experiencenoesperienza cell459587x103037 townbreno',
    ),
    facts: facts('136+8+21'),
  }),
  job(3, {
    location: 'tutta la valle',
    location_key: 'tutta la valle',
    town: null,
    lat: null,
    lon: null,
    cell: null,
    facets: 'categoryristorazione typefullmtime contractcontrattodeterminato experiencenoesperienza cellnone',
    facts: facts('128'),
  }),
  job(4, { status: 'expired', posted_at: ago(50), valid_through: ago(20) }),
  job(5, { status: since(8, 'paused', 'expired'), owner_status: 'paused' }),
  job(6, { status: since(8, 'hidden', 'expired'), hidden_at: ago(1), hidden_reason: 'Prova.' }),
  job(7, { status: since(8, 'deleted', 'expired'), deleted_at: ago(1) }),
];

/** Profiles of every audience. */
export const CANDIDATES: readonly Row[] = [
  candidate(1, { owner_id: 2 }),
  candidate(2, {
    title: 'Oss',
    skills: '[]',
    title_key: 'oss',
    manage_token_hash: digest('f'),
    lat: null,
    lon: null,
    town: null,
    cell: null,
    location: 'ovunque',
    location_key: 'ovunque',
    facets: 'cellnone',
  }),
  candidate(3, {
    title: 'Casaro',
    skills: '["formaggio"]',
    title_key: 'casaro',
    owner_id: 2,
    status: since(8, 'companies', 'open'),
    audience: 'companies',
  }),
  candidate(4, { status: 'hidden', owner_status: 'hidden', hidden_reason: null }),
];
