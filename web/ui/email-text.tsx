/** An address of mail that a narrow place breaks before its signs, and not anywhere. */
export const EmailText = ({ email }: { email: string }) =>
  email.split(/(?=[@.])/).map((part, index) => [
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts keep their order
    <wbr key={index} />,
    part,
  ]);
