import { pagePath } from '../paths.ts';
import { SITE_NAME } from '../site.ts';
import { type Crumb, type PageHead, pageHead } from './page-head.ts';

export const HELP_CRUMBS: readonly Crumb[] = [{ name: 'Aiuto', path: pagePath.help() }];

/**
 * @param questions of the page, as plain text; told to search engines as a schema.org FAQPage
 * @param searched whether the address asks for some of them only, which makes it one of endless variants
 */
export const helpHead = (
  questions: readonly { readonly question: string; readonly answer: string }[],
  searched: boolean,
): PageHead =>
  pageHead({
    title: 'Aiuto: domande e risposte su account e offerte',
    description:
      'Risposte chiare su account, ricerca del lavoro, profili, offerte per le aziende e problemi tecnici. Cerca la tua domanda, o scrivici.',
    keywords: ['aiuto', 'domande frequenti', `assistenza ${SITE_NAME}`],
    canonical: pagePath.help(),
    index: !searched,
    breadcrumbs: HELP_CRUMBS,
    jsonLd: searched ? [] : [faqPage(questions)],
  });

const faqPage = (questions: readonly { readonly question: string; readonly answer: string }[]) => ({
  '@context': 'https://schema.org',
  '@type': 'FAQPage',
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
});
