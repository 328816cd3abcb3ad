export const isTyped = (target: EventTarget): target is HTMLInputElement =>
  target instanceof HTMLInputElement && (target.type === 'search' || target.type === 'text');

/** A box that stands in the address; others do what they do by themselves. */
export const isTicked = (target: EventTarget): target is HTMLInputElement =>
  target instanceof HTMLInputElement && target.type === 'checkbox' && target.hasAttribute('value');

/** Whether a form says something else than its document brought: somebody was there before the script, when nobody listened. */
export const isChangedEarly = (form: HTMLFormElement): boolean => [...form.elements].some(isChanged);

function isChanged(field: Element): boolean {
  if (field instanceof HTMLSelectElement) {
    const brought = [...field.options].findIndex(({ defaultSelected }) => defaultSelected);
    return field.selectedIndex !== Math.max(brought, 0);
  }
  if (isTicked(field)) return field.checked !== field.defaultChecked;
  // A browser may bring back an older text by itself.
  return isTyped(field) && field === document.activeElement && field.value !== field.defaultValue;
}
