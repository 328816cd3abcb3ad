import { createRoot } from 'react-dom/client';
import { directionOf, type Language, samePage } from '../../shared/languages.ts';
import { storedLanguage, storeLanguage } from '../api/language.ts';
import { IconButton } from '../ui/button.tsx';

const TEXTS: Readonly<Record<Language, readonly [invitation: string, close: string]>> = {
  ro: ['Vezi această pagină în română', 'Închide'],
  en: ['See this page in English', 'Close'],
  uk: ['Відкрити цю сторінку українською', 'Закрити'],
  sq: ['Shiko këtë faqe në shqip', 'Mbyll'],
  ar: ['افتح هذه الصفحة بالعربية', 'إغلاق'],
  pa: ['ਇਹ ਪੰਨਾ ਪੰਜਾਬੀ ਵਿੱਚ ਵੇਖੋ', 'ਬੰਦ ਕਰੋ'],
};

type ProposalProps = { readonly language: Language; readonly path: string; readonly close: () => void };

function Proposal({ language, path, close }: ProposalProps) {
  const [invitation, closing] = TEXTS[language];
  const refuse = () => {
    storeLanguage('it');
    close();
  };
  return (
    <div className="fixed inset-x-0 top-0 z-30 flex items-center justify-between gap-2 px-4 bg-bosco text-on-bosco no-print">
      <a
        className="inline-flex items-center min-h-11 text-on-bosco font-600"
        href={samePage(language, path)}
        onClick={() => storeLanguage(language)}
      >
        {invitation}
      </a>
      <IconButton icon="x" label={closing} className="text-on-bosco hover:bg-transparent" onClick={refuse} />
    </div>
  );
}

/** Shows one line over an Italian page, which leads to the same in another language. The browser's own is proposed once. */
export function propose(language: Language, path: string): void {
  if (storedLanguage() === null) storeLanguage('it');
  const line = document.createElement('div');
  line.lang = language;
  line.dir = directionOf(language);
  document.body.prepend(line);
  createRoot(line).render(<Proposal language={language} path={path} close={() => line.remove()} />);
}
