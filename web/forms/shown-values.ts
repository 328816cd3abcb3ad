/**
 * Reads the fields of a form from the page: password managers write into them without any event that script could have noticed.
 * @param names of the fields that are read; a checkbox is true or false
 */
export function shownValues(form: HTMLFormElement, names: readonly string[]): ReadonlyMap<string, string | boolean> {
  const values = new Map<string, string | boolean>();
  for (const control of form.elements) {
    const isField =
      control instanceof HTMLInputElement ||
      control instanceof HTMLTextAreaElement ||
      control instanceof HTMLSelectElement;
    if (!isField || !names.includes(control.name)) continue;
    if (control.type === 'checkbox') values.set(control.name, (control as HTMLInputElement).checked);
    else if (control.type !== 'radio' || (control as HTMLInputElement).checked) values.set(control.name, control.value);
  }
  return values;
}
