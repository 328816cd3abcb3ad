import { Fragment } from 'react';
import { descriptionBlocks } from '../../../shared/description.ts';
import { PhoneLinks } from '../../layout/phone-links.tsx';

/** A description with the paragraphs and lists its author meant; markup in it stays text. */
export function JobText({ text }: { text: string }) {
  return (
    <div className="prose">
      {descriptionBlocks(text).map((block, index) =>
        block.kind === 'list' ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a text never move
          <ul key={index}>
            {block.items.map((item) => (
              <li key={item}>
                <PhoneLinks text={item} />
              </li>
            ))}
          </ul>
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a text never move
          <p key={index}>
            {block.lines.map((line, row) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a text never move
              <Fragment key={row}>
                {row > 0 && <br />}
                <PhoneLinks text={line} />
              </Fragment>
            ))}
          </p>
        ),
      )}
    </div>
  );
}
