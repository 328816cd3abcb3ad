import { pagePath } from '../paths.ts';
import { SITE_NAME } from '../site.ts';
import { type PageHead, pageHead } from './page-head.ts';

export const messagesHead = (): PageHead =>
  pageHead({
    title: `I tuoi messaggi ricevuti · ${SITE_NAME}`,
    description:
      'I messaggi ricevuti sul tuo profilo e per le tue offerte in Valle Camonica: leggi, rispondi, blocca o segnala chi scrive.',
    canonical: pagePath.messages(),
    index: false,
  });
