import { italianPath } from '../../shared/languages.ts';
import { pagePath } from '../../shared/paths.ts';
import { linkedApplicationLink } from '../../shared/token-links.ts';
import { useWords } from '../app/languages.tsx';
import type { Page } from '../app/page.ts';
import { plainPage, textsOf } from '../languages/translated-head.ts';
import { ReportButton } from '../reports/report-button.tsx';
import { ReportConversation } from './application-parts.tsx';
import { ConfirmApplication } from './confirm-application.tsx';
import { LinkedApplication } from './linked-application.tsx';

function ApplicationPage() {
  const { site, translated } = useWords().texts;
  return (
    <ReportConversation value={ReportButton}>
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
  );
}

const applicationIn = plainPage(ApplicationPage, ({ mine, translated, site }) => ({
  title: `${mine.title}: ${site.offers}`,
  description: translated.about,
}));
const confirmIn = plainPage(ConfirmApplication, ({ confirm, translated, site }) => ({
  title: `${confirm.title}: ${site.offers}`,
  description: translated.confirm,
}));

/** The page of a mailed link in another language. */
export const translatedPage = async (path: string, given: Page['texts']): Promise<Page> =>
  (italianPath(path) === pagePath.confirmApplication() ? confirmIn : applicationIn)(await textsOf(path, given), path);
