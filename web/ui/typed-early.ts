export const isTyped = (target: EventTarget): target is HTMLInputElement =>
  target instanceof HTMLInputElement && (target.type === 'search' || target.type === 'text');

/** Whether somebody types in `form`, and has since before the script came, when nobody listened: a text that the document did not bring. */
export function isTypedEarly(form: HTMLFormElement): boolean {
  const field = document.activeElement;
  return field !== null && isTyped(field) && field.form === form && field.value !== field.defaultValue;
}
