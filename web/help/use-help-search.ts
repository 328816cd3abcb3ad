import { type FormEvent, type RefObject, useEffect, useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { pagePath, withQuery } from '../../shared/paths.ts';

const TYPING_MS = 200;

/** Search text in the address of the help page, cut to 200 characters. */
export const searchedText = (params: URLSearchParams): string => (params.get('q') ?? '').trim().slice(0, 200);

type HelpSearch = {
  /** The search text. */
  readonly text: string;
  readonly form: {
    readonly ref: RefObject<HTMLFormElement | null>;
    readonly onInput: (event: FormEvent<HTMLFormElement>) => void;
    readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  };
};

/** The search of the page's address, and the form that changes it as one types; without script it is sent by GET. */
export function useHelpSearch(): HelpSearch {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const typing = useRef(0);
  const text = searchedText(params);

  const go = (element: HTMLFormElement, replace: boolean): void => {
    window.clearTimeout(typing.current);
    const q = new FormData(element).get('q');
    const path = withQuery(pagePath.help(), { q: typeof q === 'string' ? q.trim() : null });
    void navigate(path, { replace, preventScrollReset: true });
  };
  useEffect(() => () => window.clearTimeout(typing.current), []);

  // Back and forward change the address: the field follows, but never under a typing finger.
  useEffect(() => {
    const field = form.current?.elements.namedItem('q');
    if (field instanceof HTMLInputElement && field !== document.activeElement) field.value = text;
  }, [text]);

  return {
    text,
    form: {
      ref: form,
      onInput: ({ currentTarget }) => {
        window.clearTimeout(typing.current);
        typing.current = window.setTimeout(() => go(currentTarget, true), TYPING_MS);
      },
      onSubmit: (event) => {
        event.preventDefault();
        go(event.currentTarget, false);
      },
    },
  };
}
