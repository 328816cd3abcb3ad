import { phoneParts } from '../../shared/phone-parts.ts';

const dialled = (number: string): string => number.replace(/[ ./-]/g, '').replace(/^(?=[03])(?!00)/, '+39');

/** A text whose telephone numbers are links: iPhones make none of their own (`format-detection`), as they do it before hydration. */
export function PhoneLinks({ text }: { text: string }) {
  return (
    <span key={text}>
      {phoneParts(text).map((part, index) =>
        index % 2 === 1 ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: another text is another element
          <a key={index} className="above whitespace-nowrap" href={`tel:${dialled(part)}`}>
            {part}
          </a>
        ) : (
          part
        ),
      )}
    </span>
  );
}
