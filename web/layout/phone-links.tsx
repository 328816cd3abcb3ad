import { phoneParts } from '../../shared/phone-parts.ts';
import { buttonClass } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';

const dialled = (number: string): string => number.replace(/[ ./-]/g, '').replace(/^(?=[03])(?!00)/, '+39');

/** The first number of a text, to be called at a tap. */
export function CallLink({ label, text }: { label: string; text: string }) {
  const number = phoneParts(text)[1];
  if (number === undefined) return null;
  return (
    <a className={`${buttonClass('primary')} self-start no-print`} href={`tel:${dialled(number)}`}>
      <Icon name="phone" /> {`${label} ${number}`}
    </a>
  );
}

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
