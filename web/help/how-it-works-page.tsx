import { pagePath } from '../../shared/paths.ts';
import { SITE_NAME } from '../../shared/site.ts';
import { VALLEY } from '../../shared/valley/valley.ts';
import { HOW_IT_WORKS, HOW_NEXT } from '../content/how-it-works.ts';
import { cart } from '../ui/figures.ts';
import { NextSteps, textPage } from './text-page.tsx';

export const page = textPage({
  text: HOW_IT_WORKS,
  art: cart,
  name: 'Come funziona',
  path: pagePath.howItWorks(),
  title: `Come funziona ${SITE_NAME}, passo per passo`,
  description: `Come si cerca lavoro e come si trova personale ${VALLEY.in}: candidature, profili, offerte. Gratis, senza intermediari.`,
  keywords: ['come funziona', `cercare lavoro ${VALLEY.name}`, 'trovare personale'],
  children: <NextSteps steps={HOW_NEXT} />,
});
