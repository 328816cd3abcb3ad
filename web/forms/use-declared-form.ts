import { type SyntheticEvent, use, useEffect, useEffectEvent, useRef, useState } from 'react';
import { keysOf } from '../../shared/records.ts';
import { ApiError } from '../api/fetch-api.ts';
import { WordsContext } from '../app/languages.tsx';
import { fieldId } from '../ui/field.tsx';
import { showToast, type ToastMessage } from '../ui/toast-store.ts';
import type { Draft } from './draft.ts';
import { type FailureTexts, failureText } from './failure.ts';
import { type FormValues, storeValues, type ValueStore } from './form-values.ts';

/** `unanswered`: nobody knows whether it arrived. `unsent`: there was no connection to send it over. */
type FailureReason = 'refused' | 'unanswered' | 'unsent';

type Issue = { readonly path: readonly PropertyKey[]; readonly message: string };

/** The part of a zod schema that forms need: its input, its output, and the check. */
type Schema<Body, Input> = {
  readonly _zod: { readonly input: Input; readonly output: Body };
  readonly safeParse: (
    values: unknown,
  ) =>
    | { readonly success: true; readonly data: Body }
    | { readonly success: false; readonly error: { readonly issues: readonly Issue[] } };
};

/** The fields of an input; a choice that was not made yet is an empty text. */
type Named<Input> = { readonly [Name in keyof Input]: unknown };

type FormTexts = FailureTexts & {
  /** The button, and what it says while sending. */
  readonly submit: string;
  readonly pending: string;
  /** Title of the notice that stays in the form when sending failed. */
  readonly failed: string;
  /** Says the same by a toast, where that is promised (docs/product.md#error-texts). */
  readonly toasted?: boolean;
  /** Words of a page in another language: of a field whose rule speaks Italian, and of a failure by its status, 0 without one. */
  readonly wrong?: string | ((field: string, message: string) => string) | undefined;
  readonly failedIn?: ((status: number) => string) | undefined;
};

/** Errors of fields, by their names. */
type Problems = Readonly<Record<string, string | undefined>>;

type Declaration<Values extends FormValues, Body, Result, Input> = {
  /** Loads the schema that checks the typed values by the rules of the API; its output is sent. */
  readonly rules: () => Promise<Schema<Body, Input>>;
  /** Fetches the rules at the first focus: on a page that most people only read. */
  readonly late?: boolean;
  /** Finds what is wrong with parts that are no values, such as files. */
  readonly also?: () => Promise<Problems>;
  /** Each field with its empty value, in the order of the page. */
  readonly empty: Values;
  /** Values that the form begins with. Without them a field keeps what was typed before hydration. */
  readonly initial?: NoInfer<Values>;
  /** Keeps what was typed through a reload or a refused session; cleared once the form is sent. */
  readonly draft?: Draft<Partial<NoInfer<Values>>>;
  /** Parts its field ids from those of another form on the page. */
  readonly idPrefix?: string;
  readonly texts: FormTexts;
  /** Sends the form. Null: nothing was sent and the person knows why, so the form stays as it is. */
  readonly send: (body: Body, shown: Shown) => Promise<Result | null>;
  readonly toast?: (response: Result, body: Body) => ToastMessage;
  /** Runs after the toast, while the button still says that it is sending. */
  readonly onSent?: (response: Result, body: Body) => void | Promise<void>;
  /** Takes over a failure that needs more than its texts; returns whether it did. */
  readonly onFailed?: (error: unknown) => boolean | Promise<boolean>;
  /** Values that the form holds once it is sent, where it stays in place to be used again; until then it takes what is typed for the next time. */
  readonly again?: (body: Body) => NoInfer<Values>;
};

/** The form on the page, and all that it showed when it was sent: files, too, and fields that are no values. */
export type Shown = { readonly element: HTMLFormElement; readonly fields: FormData };

export type FormState = {
  readonly texts: FormTexts;
  readonly submit: (event: SyntheticEvent<HTMLFormElement>) => Promise<void>;
  /** Fetches the rules, which the browser then has. */
  readonly prepare: () => void;
  readonly pending: boolean;
  readonly submitCount: number;
  readonly errors: readonly { readonly fieldId: string; readonly message: string }[];
  /** Why the last attempt failed as a whole; undefined where it did not, or where single fields say it. */
  readonly failure: { readonly message: string; readonly reason: FailureReason } | undefined;
};

export type DeclaredForm<Values extends FormValues> = FormState & {
  readonly values: ValueStore<Values>;
  /** Props that make a control that of a field: its name, and how it is followed. */
  readonly register: (name: keyof Values & string) => Registered;
  /** Props of one field: those, id, and error, for any input of `web/ui`. */
  readonly field: (
    name: keyof Values & string,
  ) => Registered & { readonly id: string; readonly error: string | undefined };
  /** Sends the form as if its button were pressed, with other texts in some fields. */
  readonly sendShown: (element: HTMLFormElement, instead: Readonly<Record<string, string>>) => Promise<void>;
  /** The error of a field, or of another part of the form. */
  readonly error: (name: string) => string | undefined;
  /** Says of a field that is no value that it has changed. */
  readonly changed: (name: string) => void;
  readonly focus: (name: string) => void;
  /** Begins again with these values. */
  readonly reset: (values: Values) => void;
  /** Keeps the form as it is and says why nothing came of sending it. */
  readonly refuse: (message: string) => void;
};

type Registered = {
  readonly name: string;
  readonly ref: (
    control: HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement | null,
  ) => (() => void) | undefined;
  readonly onChange: () => void;
};

function setReadOnly(form: HTMLFormElement, readOnly: boolean): void {
  for (const field of form.elements) if ('readOnly' in field) field.readOnly = readOnly;
}

const UNFINISHED = 'È scritto a metà: completalo, o svuota il campo';

type Attempt = {
  readonly count: number;
  readonly problems: Problems;
  /** Names of the fields that the server has refused: they are right again once they change. */
  readonly refused: readonly string[];
  readonly failure: FormState['failure'];
};
const NONE: Attempt = { count: 0, problems: {}, refused: [], failure: undefined };

/**
 * A form that script sends, from its declaration: the rules of the API, a draft, toasts, errors of the server at their fields,
 * and nothing typed lost on any failure. The browser holds what is typed; after the first attempt each change is checked.
 */
export function useDeclaredForm<Values extends FormValues & Named<Input>, Body, Result, Input>(
  declaration: Declaration<Values, Body, Result, Input>,
): DeclaredForm<Values> {
  const { empty, draft, idPrefix = '', late = false, texts } = declaration;
  const idOf = (name: string): string => fieldId(idPrefix + name);
  const site = use(WordsContext)?.texts.site;
  const [values] = useState(() =>
    storeValues<Values>({
      ...empty,
      ...declaration.initial,
      ...(declaration.initial && draft?.read()),
    }),
  );
  const [registered] = useState(() => new Map<string, Registered>());
  const [attempt, setAttempt] = useState(NONE);
  const [pending, setPending] = useState(false);
  const running = useRef(false);
  const isShown = useRef(false);

  async function findProblems() {
    const rules = await declaration.rules();
    const typed = values.read();
    const checked = rules.safeParse(typed);
    const wrong = checked.success ? [] : checked.error.issues;
    const problems: Problems = {
      // The first of each field counts.
      ...Object.fromEntries(wrong.map(({ path, message }) => [String(path[0]), message] as const).toReversed()),
      ...Object.fromEntries(values.unfinished().map((name) => [name, UNFINISHED])),
      ...(await declaration.also?.()),
    };
    return { typed, problems, body: checked.success ? checked.data : null };
  }

  const prepare = () => void declaration.rules().catch(() => undefined);

  /** A field that has changed is checked again, once the form was sent, and with it those that were wrong. */
  async function follow(changed: string): Promise<void> {
    if (attempt.count === 0) return;
    const { problems } = await findProblems().catch(() => ({ problems: {} as Problems }));
    setAttempt((known) => {
      const shown = new Set([...Object.keys(known.problems), changed]);
      const refused = known.refused.filter((name) => name !== changed);
      const still = [...shown].map((name) => [name, refused.includes(name) ? known.problems[name] : problems[name]]);
      return { ...known, refused, problems: Object.fromEntries(still) };
    });
  }
  const onChange = useEffectEvent((changed: string | null) => {
    if (changed === null) return;
    draft?.write(values.read());
    void follow(changed);
  });
  const begin = useEffectEvent(() => {
    // Before the form is sent. Without a network they are fetched when it is.
    if (!late) prepare();
    const stored: Partial<Values> = (!declaration.initial && draft?.read()) || {};
    // A value that a field already holds wins: it was typed before the script ran, or filled in by the browser.
    for (const name of keysOf(empty)) {
      const value = stored[name];
      if (value !== undefined && !values.read()[name]) values.set(name, value);
    }
    // Those values have changed before anything followed them.
    if (values.read() !== values.initial) draft?.write(values.read());
  });
  useEffect(() => {
    begin();
    isShown.current = true;
    const end = values.subscribe((changed) => onChange(changed));
    return () => {
      isShown.current = false;
      end();
    };
  }, [values]);

  const reasonOf = (error: unknown): FailureReason =>
    error instanceof ApiError ? 'refused' : navigator.onLine ? 'unanswered' : 'unsent';
  const messageOf = (error: unknown): string =>
    texts.failedIn?.(error instanceof ApiError ? error.status : 0) ?? site?.offline ?? failureText(error, texts);

  function fail(error: unknown): void {
    const message = messageOf(error);
    // Somebody who has gone on to another page would not learn of it.
    if (texts.toasted || !isShown.current)
      showToast({ title: texts.failed, description: message, tone: 'destructive' });
    const issues = error instanceof ApiError ? error.issues : [];
    // Said at the field where the page has it, else of the form as a whole.
    const refused = issues.filter(({ path }) => document.getElementById(idOf(path)));
    setAttempt((known) => ({
      ...known,
      problems: Object.fromEntries(refused.map((issue) => [issue.path, issue.message]).toReversed()),
      refused: refused.map(({ path }) => path),
      failure: refused.length === 0 ? { reason: reasonOf(error), message } : undefined,
    }));
  }

  async function send(typed: Values, body: Body, shown: Shown): Promise<boolean> {
    let response: Result | null;
    try {
      response = await declaration.send(body, shown);
    } catch (error) {
      if (!(await declaration.onFailed?.(error))) fail(error);
      return false;
    }
    if (response === null) return false;
    draft?.clear();
    if (declaration.again) {
      const now = Object.entries(values.read());
      // Typed while it was on its way, and not sent.
      const newer = Object.fromEntries(now.filter(([name, value]) => value !== typed[name]));
      reset({ ...declaration.again(body), ...newer });
      if (keysOf(newer).length > 0) draft?.write(values.read());
    }
    if (declaration.toast) showToast(declaration.toast(response, body));
    await declaration.onSent?.(response, body);
    return true;
  }

  function reset(next: Values): void {
    values.reset(next);
    setAttempt(NONE);
  }

  async function sendShown(element: HTMLFormElement, instead: Readonly<Record<string, string>> = {}): Promise<void> {
    if (running.current) return;
    running.current = true;
    const fields = new FormData(element);
    for (const [name, value] of Object.entries(instead)) fields.set(name, value);
    values.readShown();
    // Text that comes now would be in no request, and go with the form.
    setReadOnly(element, !declaration.again);
    setPending(true);
    let isSent = false;
    try {
      // Without an answer the rules did not come.
      const found = await findProblems().catch(fail);
      if (!found) return;
      const { typed, problems, body } = found;
      setAttempt((known) => ({ ...NONE, count: known.count, problems }));
      if (body !== null && !Object.values(problems).some(Boolean))
        isSent = await send(typed, body, { element, fields });
    } finally {
      running.current = false;
      setReadOnly(element, false);
      setPending(false);
      if (!(isSent && declaration.again)) setAttempt((known) => ({ ...known, count: known.count + 1 }));
    }
  }

  const errorOf = (name: string): string | undefined => {
    const message = attempt.problems[name];
    const { wrong = message } = texts;
    return message && (typeof wrong === 'function' ? wrong(name, message) : wrong);
  };
  const register = (name: string): Registered => {
    const known = registered.get(name);
    if (known) return known;
    const made: Registered = {
      name,
      ref: (control) => (control ? values.attach(name, control) : undefined),
      // No choice is read-only by itself.
      onChange: () => (running.current && !declaration.again ? values.show(name) : values.readShown(name)),
    };
    registered.set(name, made);
    return made;
  };
  const names = [...new Set([...Object.keys(empty), ...Object.keys(attempt.problems)])];
  return {
    texts,
    values,
    submit: (event) => {
      event.preventDefault();
      return sendShown(event.currentTarget);
    },
    sendShown,
    prepare,
    reset,
    register,
    pending,
    submitCount: attempt.count,
    failure: attempt.failure,
    errors: names.flatMap((name) => {
      const message = errorOf(name);
      return message === undefined ? [] : [{ fieldId: idOf(name), message }];
    }),
    error: errorOf,
    changed: (name) => void follow(name),
    focus: (name) => document.getElementById(idOf(name))?.focus(),
    refuse: (message) => setAttempt((known) => ({ ...known, failure: { reason: 'refused', message } })),
    field: (name) => ({ ...register(name), id: idOf(name), error: errorOf(name) }),
  };
}
