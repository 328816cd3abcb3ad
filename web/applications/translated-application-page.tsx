import { italianPath } from '../../shared/languages.ts';
import { pagePath } from '../../shared/paths.ts';
import { linkedApplicationLink } from '../../shared/token-links.ts';
import { type Page, sharedWithoutQuery } from '../app/page.ts';
import { textsOf, translated, translatedHead } from '../languages/translated-head.ts';
import { useWords } from '../languages/words.tsx';
import { ReportConversation } from './application-parts.tsx';
import { ConfirmApplication } from './confirm-application.tsx';
import { LinkedApplication } from './linked-application.tsx';
import { TranslatedWords } from './translated-words.tsx';

function ApplicationPage() {
  const { site, mine, translated: own } = useWords().texts;
  const inItalian = (path: string, text: string) => (
    <a href={path} hrefLang="it">
      {`${text} ${site.inItalian}`}
    </a>
  );
  return (
    <TranslatedWords>
      <ReportConversation
        value={(_, authorization) => inItalian(linkedApplicationLink(authorization.slice('Link '.length)), own.report)}
      >
        <LinkedApplication
          lost={
            <p>
              {mine.dead} {own.lost} {inItalian(pagePath.linkedApplication(), own.links)}
            </p>
          }
          below={(token) => (
            <a href={linkedApplicationLink(token)} hrefLang="it">
              {own.italian}
            </a>
          )}
        />
      </ReportConversation>
    </TranslatedWords>
  );
}

const ConfirmPage = () => (
  <TranslatedWords>
    <ConfirmApplication />
  </TranslatedWords>
);

/** The page of a mailed link in another language. */
export async function translatedPage(path: string, given: Page['texts']): Promise<Page> {
  const texts = await textsOf(path, given);
  const isToConfirm = italianPath(path) === pagePath.confirmApplication();
  const { title } = isToConfirm ? texts.confirm : texts.mine;
  const description = isToConfirm ? texts.translated.confirm : texts.translated.about;
  return translated(texts, {
    Component: isToConfirm ? ConfirmPage : ApplicationPage,
    head: () => translatedHead(texts, { title: `${title}: ${texts.site.offers}`, description, canonical: path }),
    sharedAddress: sharedWithoutQuery,
  });
}
