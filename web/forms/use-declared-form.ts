import { type BaseSyntheticEvent, use, useEffect, useEffectEvent, useState } from 'react';
import {
  type DefaultValues,
  type Field,
  type FieldErrors,
  type Path,
  type PathValue,
  type UseFormReturn,
  useForm,
} from 'react-hook-form';
import { ApiError } from '../api/fetch-api.ts';
import { WordsContext } from '../app/languages.tsx';
import { fieldId } from '../ui/field.tsx';
import { showToast, type ToastMessage } from '../ui/toast-store.ts';
import type { Draft } from './draft.ts';
import { type FailureTexts, failureText } from './failure.ts';

/** `unanswered`: nobody knows whether it arrived. `unsent`: there was no connection to send it over. */
type FailureReason = 'refused' | 'unanswered' | 'unsent';

/** The part of a zod schema that forms need: its input and its output. */
type Schema<Body, Values> = { readonly _zod: { readonly input: Values; readonly output: Body } };

type FormValues = Readonly<Record<string, string | boolean>>;

type FormTexts = FailureTexts & {
  /** The button, and what it says while sending. */
  readonly submit: string;
  readonly pending: string;
  /** Title of the notice that stays in the form when sending failed. */
  readonly failed: string;
  /** Says the same by a toast, where that is promised (docs/product.md#error-texts). */
  readonly toasted?: boolean;
  /** Said of a wrong field on a page in another language, where the rules would speak Italian. */
  readonly wrong?: string | undefined;
};

type Declaration<Values extends FormValues, Body, Result> = {
  /** Loads the schema that checks the typed values by the rules of the API; its output is sent. */
  readonly rules: () => Promise<Schema<Body, NoInfer<Values>>>;
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
  readonly send: (body: Body) => Promise<Result | null>;
  readonly toast?: (response: Result, body: Body) => ToastMessage;
  /** Runs after the toast, while the button still says that it is sending. */
  readonly onSent?: (response: Result, body: Body) => void | Promise<void>;
  /** Takes over a failure that needs more than its texts; returns whether it did. */
  readonly onFailed?: (error: unknown) => boolean | Promise<boolean>;
  /** Values that the form holds once it is sent, where it stays in place to be used again. */
  readonly again?: (body: Body) => NoInfer<Values>;
};

export type FormState = {
  readonly texts: FormTexts;
  readonly submit: (event: BaseSyntheticEvent) => Promise<void>;
  readonly pending: boolean;
  readonly submitCount: number;
  readonly errors: readonly { readonly fieldId: string; readonly message: string }[];
  /** Why the last attempt failed as a whole; undefined where it did not, or where single fields say it. */
  readonly failure: { readonly message: string; readonly reason: FailureReason } | undefined;
};

export type DeclaredForm<Values extends FormValues, Body> = UseFormReturn<Values, unknown, Body> &
  FormState & {
    /** Props of one field: name, id, registration and error, for any input of `web/ui`. */
    readonly field: (
      name: Path<Values>,
    ) => ReturnType<UseFormReturn<Values>['register']> & { readonly id: string; readonly error: string | undefined };
    /** Keeps the form as it is and says why nothing came of sending it. */
    readonly refuse: (message: string) => void;
  };

const FAILURE = 'root.server';
const UNFINISHED = 'È scritto a metà: completalo, o svuota il campo';

/**
 * A form that script sends, from its declaration: react-hook-form with the rules of the API, a draft, toasts, errors of
 * the server at their fields, and nothing typed lost on any failure.
 */
export function useDeclaredForm<Values extends FormValues, Body, Result>(
  declaration: Declaration<Values, Body, Result>,
): DeclaredForm<Values, Body> {
  const { empty, draft, idPrefix = '', texts } = declaration;
  const fields = Object.keys(empty) as Path<Values>[];
  const idOf = (name: string): string => fieldId(idPrefix + name);
  const site = use(WordsContext)?.texts.site;
  const [initial] = useState(() => declaration.initial && { ...declaration.initial, ...draft?.read() });
  const form = useForm<Values, unknown, Body>({
    resolver: async (values, context, options) => {
      try {
        const checked = await (await loadCheck(declaration.rules))(values, context, options);
        const unfinished = Object.values(options.fields).filter(isUnfinished);
        if (unfinished.length === 0) return checked;
        const errors = unfinished.map(({ name }) => [name, { type: 'unfinished', message: UNFINISHED }]);
        return { values: {}, errors: { ...checked.errors, ...Object.fromEntries(errors) } };
      } catch (error) {
        const errors: FieldErrors<Values> = {};
        errors.root = { server: failureOf(error) };
        return { values: {}, errors };
      }
    },
    defaultValues: initial as DefaultValues<Values>,
    // The summary of errors takes the focus.
    shouldFocusError: false,
  });
  const setField = (path: Path<Values>, value: unknown, options = {}) =>
    form.setValue(path, value as PathValue<Values, Path<Values>>, options);
  const begin = useEffectEvent(() => {
    // Fetched before the form is sent. Without a network they are fetched when it is.
    loadCheck(declaration.rules).catch(() => undefined);
    // A value that a field already holds wins: it was typed before the script ran, or filled in by the browser.
    const stored: Readonly<Record<string, unknown>> = draft?.read() ?? {};
    for (const path of fields) if (path in stored && !form.getValues(path)) setField(path, stored[path]);
  });
  const write = useEffectEvent((values: Partial<Values>) => draft?.write(values));
  const { subscribe } = form;
  useEffect(() => {
    begin();
    return subscribe({ formState: { values: true }, callback: ({ values }) => write(values) });
  }, [subscribe]);
  const [next, setNext] = useState<Values | null>(null);
  const restart = useEffectEvent((values: Values) => {
    form.reset(values);
    draft?.clear();
  });
  // In an effect, as sending has to be over first.
  useEffect(() => {
    if (next) restart(next);
  }, [next]);

  const refuse = (message: string) => form.setError(FAILURE, { type: 'refused', message });
  const failureOf = (error: unknown): { readonly type: FailureReason; readonly message: string } => ({
    type: error instanceof ApiError ? 'refused' : navigator.onLine ? 'unanswered' : 'unsent',
    message: site?.offline ?? failureText(error, texts),
  });
  const notifyFailed = (message: string | undefined) => {
    if (texts.toasted) showToast({ title: texts.failed, description: message, tone: 'destructive' });
  };

  function fail(error: unknown): void {
    const failure = failureOf(error);
    notifyFailed(failure.message);
    const issues = error instanceof ApiError ? error.issues : [];
    const issueOf = (field: string) => issues.find(({ path }) => path === field);
    const refused = fields.filter(issueOf);
    for (const field of refused)
      form.setError(field, { type: 'server', message: issueOf(field)?.message ?? failure.message });
    if (refused.length === 0) form.setError(FAILURE, failure);
  }

  async function send(body: Body): Promise<void> {
    let response: Result | null;
    try {
      response = await declaration.send(body);
    } catch (error) {
      if (!(await declaration.onFailed?.(error))) fail(error);
      return;
    }
    if (response === null) return;
    // A new object each time, as each sending starts again.
    if (declaration.again) setNext({ ...declaration.again(body) });
    else draft?.clear();
    if (declaration.toast) showToast(declaration.toast(response, body));
    await declaration.onSent?.(response, body);
  }

  // No rule is about the form as a whole: an error there says that the rules did not come.
  const check = form.handleSubmit(send, ({ root }) => root?.server && notifyFailed(root.server.message));

  function submit(event: BaseSyntheticEvent): Promise<void> {
    for (const [path, value] of shownValues(event.currentTarget, fields)) {
      if (form.getValues(path) !== value) setField(path, value, { shouldDirty: true });
    }
    return check(event);
  }

  const { errors, isSubmitting, submitCount } = form.formState;
  const errorOf = (name: Path<Values>): string | undefined => {
    const { error } = form.getFieldState(name, form.formState);
    return error && (texts.wrong ?? error.message);
  };
  const failure = errors.root?.server;
  return {
    ...form,
    texts,
    submit,
    refuse,
    submitCount,
    pending: isSubmitting,
    errors: fields.flatMap((name) => {
      const message = errorOf(name);
      return message === undefined ? [] : [{ fieldId: idOf(name), message }];
    }),
    failure: failure?.message ? { message: failure.message, reason: failure.type as FailureReason } : undefined,
    field: (name) => ({ ...form.register(name), id: idOf(name), error: errorOf(name) }),
  };
}

/** Fetches the rules of a form and the code that checks by them; from the second time on the browser has both. */
async function loadCheck<Values extends FormValues, Body>(rules: () => Promise<Schema<Body, Values>>) {
  const [{ zodResolver }, schema] = await Promise.all([import('@hookform/resolvers/zod'), rules()]);
  return zodResolver(schema);
}

/** True of half a day or time: its field shows it and has no value, as if it were empty. */
const isUnfinished = ({ ref }: Field['_f']): boolean =>
  ref instanceof HTMLInputElement && ref.isConnected && ref.validity.badInput;

/** Reads the fields of a form from the page: password managers write into them without any event that script could have noticed. */
function shownValues<Name extends string>(form: HTMLFormElement, names: readonly Name[]) {
  return names.flatMap((name): (readonly [Name, string | boolean])[] => {
    const control = form.elements.namedItem(name);
    if (control instanceof HTMLInputElement && control.type === 'checkbox') return [[name, control.checked]];
    // A choice of which nothing is chosen has no value.
    const value = control !== null && 'value' in control ? String(control.value) : null;
    return value === null || (value === '' && control instanceof RadioNodeList) ? [] : [[name, value]];
  });
}
