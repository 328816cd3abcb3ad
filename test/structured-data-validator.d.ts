/** The package has no types: as far as the test of structured data uses it. */
declare module '@adobe/structured-data-validator' {
  export default class Validator {
    constructor(schemaOrg: null);
    validate(extracted: { readonly jsonld: Readonly<Record<string, readonly unknown[]>> }): Promise<unknown>;
  }
}
