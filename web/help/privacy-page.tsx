import { pagePath } from '../../shared/paths.ts';
import { SITE_NAME } from '../../shared/site.ts';
import { PRIVACY } from '../content/privacy.ts';
import { labyrinth } from '../ui/figures.ts';
import { textPage } from './text-page.tsx';

export const page = textPage({
  text: PRIVACY,
  art: labyrinth,
  numbered: true,
  name: 'Privacy',
  path: pagePath.privacy(),
  title: 'Privacy: quali dati teniamo e perché',
  description: `Quali dati tiene ${SITE_NAME}, perché, per quanto tempo e chi li vede. Nessun tracciamento, e come far correggere o cancellare i tuoi.`,
  keywords: ['privacy', 'dati personali', 'GDPR'],
});
