import { Fragment, type ReactNode } from 'react';
import { type DescriptionBlock, descriptionBlocks } from '../../../shared/description.ts';
import { PhoneLinks } from '../../layout/phone-links.tsx';

type BlocksProps = {
  readonly blocks: readonly DescriptionBlock[];
  readonly line: (text: string) => ReactNode;
};

export const Blocks = ({ blocks, line }: BlocksProps) =>
  blocks.map((block, index) =>
    block.kind === 'list' ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a text never move
      <ul key={index}>
        {block.items.map((item) => (
          <li key={item}>{line(item)}</li>
        ))}
      </ul>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a text never move
      <p key={index}>
        {block.lines.map((text, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a text never move
          <Fragment key={row}>
            {row > 0 && <br />}
            {line(text)}
          </Fragment>
        ))}
      </p>
    ),
  );

/** A description with the paragraphs and lists its author meant; markup in it stays text. */
export const JobText = ({ text }: { text: string }) => (
  <div className="prose">
    <Blocks blocks={descriptionBlocks(text)} line={(line) => <PhoneLinks text={line} />} />
  </div>
);
