import { useContext } from 'react';
import { italianPath } from '../../shared/languages.ts';
import { pagePath } from '../../shared/paths.ts';
import { linkedApplicationLink } from '../../shared/token-links.ts';
import type { Page } from '../app/page.ts';
import { plainPage, textsOf } from '../languages/translated-head.ts';
import { useWords } from '../languages/words.tsx';
import { ReportButton } from '../reports/report-button.tsx';
import { ReportConversation } from './application-parts.tsx';
import { ApplicationWords } from './application-words.ts';
import { ConfirmApplication } from './confirm-application.tsx';
import { LinkedApplication } from './linked-application.tsx';
import { TranslatedWords } from './translated-words.tsx';

function ApplicationPage() {
  const { site, translated } = useWords().texts;
  return (
    <TranslatedWords>
      <ReportConversation value={(id, authorization) => <Report id={id} authorization={authorization} />}>
        <LinkedApplication
          lost={
            <p>
              {`${translated.lost} `}
              <a href={pagePath.linkedApplication()} hrefLang="it">{`${translated.links} ${site.inItalian}`}</a>
            </p>
          }
          below={(token) => (
            <a href={linkedApplicationLink(token)} hrefLang="it">
              {translated.italian}
            </a>
          )}
        />
      </ReportConversation>
    </TranslatedWords>
  );
}

function Report(target: { readonly id: string; readonly authorization: string }) {
  const { report } = useWords().texts;
  const { foreign } = useContext(ApplicationWords);
  const words = foreign && { ...report, foreign: { ...foreign, wrong: report.wrong } };
  return words && <ReportButton kind="conversation" {...target} words={words} />;
}

const ConfirmPage = () => (
  <TranslatedWords>
    <ConfirmApplication />
  </TranslatedWords>
);

const applicationIn = plainPage(ApplicationPage, ({ mine, translated, site }) => ({
  title: `${mine.title}: ${site.offers}`,
  description: translated.about,
}));
const confirmIn = plainPage(ConfirmPage, ({ confirm, translated, site }) => ({
  title: `${confirm.title}: ${site.offers}`,
  description: translated.confirm,
}));

/** The page of a mailed link in another language. */
export const translatedPage = async (path: string, given: Page['texts']): Promise<Page> =>
  (italianPath(path) === pagePath.confirmApplication() ? confirmIn : applicationIn)(await textsOf(path, given), path);
