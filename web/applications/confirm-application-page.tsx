import { pagePath } from '../../shared/paths.ts';
import { ownPage } from '../app/own-page.ts';
import { ConfirmApplication } from './confirm-application.tsx';

export const page = ownPage(ConfirmApplication, pagePath.confirmApplication(), {
  title: 'Invia la candidatura',
  description: 'L’ultimo passo di una candidatura senza account: premi il pulsante e la candidatura parte.',
  keywords: ['candidatura', 'conferma'],
});
