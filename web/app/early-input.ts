export type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

export type Filled = ReadonlyMap<Field, string | boolean>;

/** Stops noting presses, which React replays once it hydrates. Changes are still noted, as React loses them. */
export const leavePressesToReact = (): void => window.earlyInput?.stopPresses();

/** Repeats, once, what was filled in and pressed before the page was hydrated. */
export async function repeatEarlyInput(): Promise<void> {
  const { earlyInput } = window;
  if (!earlyInput) return;
  earlyInput.stop();
  const { filled, pressed } = earlyInput;
  fillIn(filled);
  // Lets React render the changes: a button may go by what is filled in.
  await Promise.resolve();
  for (const button of pressed) button.click();
}

export const readFields = (): Filled =>
  new Map(
    [...document.querySelectorAll<Field>('#root :is(input:not([type="file"]), select, textarea)[id]')]
      .map((field) => [field, stateOf(field)] as const)
      // The chosen one of several says it for all.
      .filter(([{ type }, state]) => type !== 'radio' || state !== false),
  );

/** Fills in what differs from before in a page that was rendered again. */
export const refill = (filled: Filled): void =>
  fillIn(new Map([...filled].filter(([field, state]) => stateOf(drawnAs(field)) !== state)));

function fillIn(filled: Filled): void {
  const fields = [...filled].map(([field, state]) => [drawnAs(field), state] as const);
  // Restores all fields first: hydration may have reset some, and a search reads its whole form.
  for (const [field, state] of fields) setState(field, state);
  for (const [field, state] of fields) repeatChange(field, state);
}

/** The field in its place now: React renders a translated document again instead of hydrating it. */
const drawnAs = (field: Field): Field =>
  (!field.isConnected && field.id && document.querySelector<Field>(`#${CSS.escape(field.id)}`)) || field;

const stateOf = (field: Field): string | boolean =>
  field instanceof HTMLInputElement && ['checkbox', 'radio'].includes(field.type) ? field.checked : field.value;

const isFile = (field: Field): boolean => field.type === 'file';

/** Sets the state of a field past the property that React watches to find out what has changed. */
function setState(field: Field, state: string | boolean): void {
  if (typeof state === 'boolean') Reflect.set(HTMLInputElement.prototype, 'checked', state, field);
  else if (!isFile(field) && field.value !== state) Reflect.set(Object.getPrototypeOf(field), 'value', state, field);
}

/** Announces a field's state as if just chosen; React listens only if the property that it watches differs. */
function repeatChange(field: Field, state: string | boolean): void {
  if (typeof state === 'boolean') {
    if (field instanceof HTMLInputElement) field.checked = !state;
    field.click();
    return;
  }
  if (!isFile(field)) {
    const caret = 'selectionStart' in field ? field.selectionStart : null;
    field.value = '';
    setState(field, state);
    if (caret !== null && 'setSelectionRange' in field) field.setSelectionRange(caret, caret);
  }
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
}
