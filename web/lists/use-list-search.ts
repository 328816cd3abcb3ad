import { type FormEvent, type MouseEvent, type RefObject, useEffect, useRef } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router';
import { goInPanel } from './filter-panel.tsx';
import { showResults } from './result-row.tsx';

const TYPING_MS = 350;

const isTyped = (target: EventTarget): target is HTMLInputElement =>
  target instanceof HTMLInputElement && (target.type === 'search' || target.type === 'text');

/** A checkbox that is part of the address; others have handlers of their own. */
const isTicked = (target: EventTarget): target is HTMLInputElement =>
  target instanceof HTMLInputElement && target.type === 'checkbox' && target.hasAttribute('value');

function stop(timer: RefObject<number>): void {
  window.clearTimeout(timer.current);
  timer.current = 0;
}

/** The search of the page's address, the way to another one, and the form that is both without any script. */
export function useListSearch<Search extends { readonly cursor: string | null }>(
  read: (params: URLSearchParams) => Search,
  pathOf: (search: Search) => string,
) {
  const location = useLocation();
  const navigation = useNavigation();
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  // The requested search shows at once; the address follows.
  const ahead = navigation.location?.pathname === location.pathname ? navigation.location : location;
  const search = read(new URLSearchParams(ahead.search));

  const typing = useRef(0);
  const last = useRef<{ readonly path: string; isUnderWay: boolean }>(null);
  /** Goes to the first page of another search. */
  const go = async (next: Search, replace = false): Promise<void> => {
    // A pending search for what was typed before would take this one back.
    stop(typing);
    const request = { path: pathOf({ ...next, cursor: null }), isUnderWay: true };
    last.current = request;
    await goInPanel((state) =>
      navigate(request.path, { replace: replace || state !== null, state, preventScrollReset: true }),
    );
    request.isUnderWay = false;
  };

  const submit = (element: HTMLFormElement, submitter: HTMLElement | null, replace = false) => {
    const params = new URLSearchParams();
    // First, as chips come before fields of their name. `FormData` takes the pressed button by itself from Chromium 112 on.
    if (submitter instanceof HTMLButtonElement && submitter.name) params.append(submitter.name, submitter.value);
    for (const [name, value] of new FormData(element)) {
      if (typeof value === 'string') params.append(name, value);
    }
    // A text that does not change is still meant letter by letter.
    const before = new URLSearchParams(ahead.search);
    if (before.has('exact') && before.get('search') === params.get('search')?.trim()) params.set('exact', 'true');
    void go(read(params), replace);
  };

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    submit(event.currentTarget, event.nativeEvent instanceof SubmitEvent ? event.nativeEvent.submitter : null);
    showResults();
  };
  const onClick = ({ target }: MouseEvent<HTMLFormElement>) => {
    if (target instanceof Element && target.closest('.chip-row a')) showResults();
  };

  // On the way to another page a pending search would lead back to this one.
  const isLeaving = navigation.location !== undefined && navigation.location.pathname !== location.pathname;
  useEffect(() => {
    if (isLeaving) stop(typing);
  }, [isLeaving]);
  useEffect(() => () => stop(typing), []);
  const onInput = (event: FormEvent<HTMLFormElement>) => {
    stop(typing);
    const { target, currentTarget } = event;
    if (target instanceof HTMLSelectElement || isTicked(target)) {
      submit(currentTarget, null);
      // As a chip does; in the panel the results wait behind it, and a select keeps its focus.
      if (!target.closest('.filter-panel')) showResults(false);
      return;
    }
    if (!isTyped(target)) return;
    const typed = target.value;
    typing.current = window.setTimeout(() => {
      typing.current = 0;
      // A proposal that was chosen meanwhile has emptied the field, and is on its way; somebody may have gone elsewhere.
      if (target.value === typed && window.location.pathname === location.pathname) submit(currentTarget, null, true);
    }, TYPING_MS);
  };

  const path = pathOf({ ...search, cursor: null });
  // Fields follow the address, but never under a typing finger; early input comes again (`web/app/early-input.ts`).
  useEffect(() => {
    const { current } = last;
    // A slow phone shows a search when others are chosen already: following it would take those back, and they would not be sent.
    const isOld = current?.isUnderWay || location.search !== window.location.search;
    if (!form.current || (current && current.path !== path && isOld)) return;
    const params = new URLSearchParams(path.split('?')[1]);
    for (const element of form.current.elements) {
      if (isTicked(element)) element.checked = params.get(element.name)?.split(',').includes(element.value) ?? false;
      if (element === document.activeElement || (isTyped(element) && typing.current !== 0)) continue;
      if (element instanceof HTMLSelectElement || isTyped(element)) element.value = params.get(element.name) ?? '';
    }
  }, [path, location]);
  return { search, go, form: { ref: form, onSubmit, onInput, onClick } };
}
