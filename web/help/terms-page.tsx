import { pagePath } from '../../shared/paths.ts';
import { SITE_NAME } from '../../shared/site.ts';
import { TERMS } from '../content/terms.ts';
import { house } from '../ui/figure.tsx';
import { textPage } from './text-page.tsx';

export const page = textPage({
  text: TERMS,
  art: house,
  numbered: true,
  name: 'Termini',
  path: pagePath.terms(),
  title: 'Termini di utilizzo della bacheca',
  description: `Le regole di ${SITE_NAME}: che cosa offre la bacheca, che cosa si può pubblicare, come si segnala un abuso e chi risponde di che cosa.`,
  keywords: ['termini di utilizzo', 'regole'],
});
