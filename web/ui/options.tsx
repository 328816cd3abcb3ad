/** The options of a select; without other labels each value is its own. */
export const optionsOf = <Value extends string>(values: readonly Value[], labelOf: (value: Value) => string = String) =>
  values.map((value) => (
    <option key={value} value={value}>
      {labelOf(value)}
    </option>
  ));
