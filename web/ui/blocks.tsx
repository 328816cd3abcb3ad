import { Fragment, type ReactNode } from 'react';

type Block =
  | { readonly kind: 'list'; readonly items: readonly string[] }
  | { readonly kind: 'paragraph'; readonly lines: readonly string[] };

type BlocksProps = {
  readonly blocks: readonly Block[];
  readonly line: (text: string, kind: Block['kind']) => ReactNode;
};

export const Blocks = ({ blocks, line }: BlocksProps) =>
  blocks.map((block, index) =>
    block.kind === 'list' ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a text never move
      <ul key={index}>
        {block.items.map((item) => (
          <li key={item}>{line(item, block.kind)}</li>
        ))}
      </ul>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a text never move
      <p key={index}>
        {block.lines.map((text, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a text never move
          <Fragment key={row}>
            {row > 0 && <br />}
            {line(text, block.kind)}
          </Fragment>
        ))}
      </p>
    ),
  );
