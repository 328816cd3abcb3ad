import { pagePath } from '../../shared/paths.ts';
import { VALLEY } from '../../shared/valley/valley.ts';
import { CV_NEXT, CV_TIPS } from '../content/cv-tips.ts';
import { ladder } from '../ui/figure.tsx';
import { NextSteps, textPage } from './text-page.tsx';

export const page = textPage({
  text: CV_TIPS,
  art: ladder,
  name: 'Consigli CV',
  path: pagePath.cvTips(),
  title: 'Consigli per il CV: come scriverlo bene',
  description:
    'Come scrivere un CV che si capisce in mezzo minuto: che cosa mettere, che cosa no, il messaggio di candidatura e quello che conta in valle.',
  keywords: ['consigli CV', 'curriculum vitae', 'come scrivere il CV', `lavoro ${VALLEY.name}`],
  children: <NextSteps steps={CV_NEXT} />,
});
