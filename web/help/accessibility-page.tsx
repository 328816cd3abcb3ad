import { pagePath } from '../../shared/paths.ts';
import { SITE_NAME } from '../../shared/site.ts';
import { ACCESSIBILITY } from '../content/accessibility.ts';
import { map } from '../ui/figures.ts';
import { textPage } from './text-page.tsx';

export const page = textPage({
  text: ACCESSIBILITY,
  art: map,
  name: 'Accessibilità',
  path: pagePath.accessibility(),
  title: 'Dichiarazione di accessibilità del sito',
  description: `Quanto è accessibile ${SITE_NAME}, come lo proviamo, che cosa manca ancora e come segnalare un problema che ti blocca.`,
  keywords: ['accessibilità', 'WCAG 2.2'],
});
