import { type FormEvent, type MouseEvent, type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router';
import { isPlainClick } from '../app/link.tsx';
import { goInPanel } from './filter-panel.tsx';
import { showResults } from './result-row.tsx';
import { VERSION_FIELD } from './search-address.ts';

const TYPING_MS = 350;

const isTyped = (target: EventTarget): target is HTMLInputElement =>
  target instanceof HTMLInputElement && (target.type === 'search' || target.type === 'text');

/** A checkbox that is part of the address; others have handlers of their own. */
const isTicked = (target: EventTarget): target is HTMLInputElement =>
  target instanceof HTMLInputElement && target.type === 'checkbox' && target.hasAttribute('value');

const isShown = (field: Element): field is HTMLInputElement | HTMLSelectElement =>
  field instanceof HTMLSelectElement || (field instanceof HTMLInputElement && field.type !== 'hidden');

function stop(timer: RefObject<number>): void {
  window.clearTimeout(timer.current);
  timer.current = 0;
}

const firstPage = <Search>(search: Search): Search => ({ ...search, cursor: null });

/** A link to another search: pressed, it changes the newest one; opened elsewhere, or without script, the one that is shown. */
export type LinkTo<Search> = (change: (now: Search) => Search) => {
  readonly to: string;
  readonly preventScrollReset: true;
  readonly onClick: (event: MouseEvent) => void;
};

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
  const isLeaving = navigation.location !== undefined && ahead === location;

  const typing = useRef(0);
  const isGone = useRef(false);
  // The search that each change is made to, also where a slow phone shows an older one.
  const newest = useRef({ search, isUnderWay: false });
  /** Goes to the first page of another search. */
  const go = async (change: (now: Search) => Search, replace = false): Promise<void> => {
    // A position may be found, or a pause be over, when somebody has gone elsewhere; pressed on the way there, it goes.
    if ((isGone.current && !isLeaving) || window.location.pathname !== location.pathname) return;
    // A pending search for what was typed before would take this one back.
    stop(typing);
    const request = { search: firstPage(change(newest.current.search)), isUnderWay: true };
    newest.current = request;
    const path = pathOf(request.search);
    await goInPanel((state) => navigate(path, { replace: replace || state !== null, state, preventScrollReset: true }));
    request.isUnderWay = false;
  };
  const linkTo: LinkTo<Search> = (change) => ({
    to: pathOf(firstPage(change(search))),
    preventScrollReset: true,
    onClick: (event) => {
      if (!isPlainClick(event)) return;
      event.preventDefault();
      void go(change);
    },
  });

  const submit = (element: HTMLFormElement, submitter: HTMLElement | null, replace = false) => {
    void go((now) => {
      const before = new URLSearchParams(pathOf(now).split('?')[1]);
      const params = new URLSearchParams(before);
      // Hidden fields, and those that are not shown yet, may be older than what was asked for last.
      const shown = new Set([...element.elements].flatMap((field) => (isShown(field) ? field.name : [])));
      for (const name of shown) params.delete(name);
      if (submitter instanceof HTMLButtonElement && submitter.name) params.set(submitter.name, submitter.value);
      for (const [name, value] of new FormData(element))
        if (typeof value === 'string' && shown.has(name)) params.append(name, value);
      const isOther = (name: string) => (params.get(name)?.trim() ?? '') !== (before.get(name) ?? '');
      // A text that changes is no longer meant letter by letter.
      if (isOther('search')) params.delete('exact');
      // Another place is searched for alone where nobody can say how far around.
      if (isOther('location') && !shown.has('radius')) params.delete('radius');
      params.set(VERSION_FIELD.name, VERSION_FIELD.value);
      return read(params);
    }, replace);
  };

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    submit(event.currentTarget, event.nativeEvent instanceof SubmitEvent ? event.nativeEvent.submitter : null);
    showResults();
  };
  const onClick = ({ target }: MouseEvent<HTMLFormElement>) => {
    if (!(target instanceof Element && target.closest('a'))) return;
    // A link counts, not what was being typed.
    stop(typing);
    if (target.closest('.chip-row a')) showResults();
  };

  // On the way to another page a pending search would lead back to this one.
  useEffect(() => {
    isGone.current = isLeaving;
    return () => {
      isGone.current = true;
      stop(typing);
    };
  }, [isLeaving]);
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
      // A proposal that was chosen meanwhile has emptied the field, and is on its way.
      if (target.value === typed) submit(currentTarget, null, true);
    }, TYPING_MS);
  };

  const path = pathOf(firstPage(search));
  /** False where a slow phone shows a search when others are chosen already: following it would take those back, and they would not be sent. */
  const note = useEffectEvent((shown: string): boolean => {
    const { current } = newest;
    const isOld = current.isUnderWay || shown !== window.location.search;
    if (isOld && pathOf(firstPage(current.search)) !== path) return false;
    current.search = search;
    return true;
  });
  // Fields follow the address, but never under a typing finger; early input comes again (`web/app/early-input.ts`).
  useEffect(() => {
    if (!note(location.search) || !form.current) return;
    const params = new URLSearchParams(path.split('?')[1]);
    for (const element of form.current.elements) {
      if (isTicked(element)) element.checked = params.get(element.name)?.split(',').includes(element.value) ?? false;
      if (element === document.activeElement || (isTyped(element) && typing.current !== 0)) continue;
      if (element instanceof HTMLSelectElement || isTyped(element)) element.value = params.get(element.name) ?? '';
    }
  }, [path, location]);
  return { search, go, linkTo, form: { ref: form, onSubmit, onInput, onClick } };
}
