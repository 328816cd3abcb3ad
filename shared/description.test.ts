import { describe, expect, test } from 'vitest';
import { descriptionBlocks, descriptionHtml } from './description.ts';

describe('descriptionBlocks', () => {
  test('paragraphs end at an empty line, line ends inside them stay', () => {
    expect(descriptionBlocks('Una riga\nun’altra\n\nPoi')).toEqual([
      { kind: 'paragraph', lines: ['Una riga', 'un’altra'] },
      { kind: 'paragraph', lines: ['Poi'] },
    ]);
  });

  test.each(['-', '–', '—', '•', '*', '·'])('lines with "%s" are a list', (bullet) => {
    expect(descriptionBlocks(`Offriamo:\n${bullet} vitto\n  ${bullet}  alloggio\nE altro`)).toEqual([
      { kind: 'paragraph', lines: ['Offriamo:'] },
      { kind: 'list', items: ['vitto', 'alloggio'] },
      { kind: 'paragraph', lines: ['E altro'] },
    ]);
  });

  test.each(['•', '●', '▪', '▪\uFE0F', '◦', '\uF0B7', '\uF0A7', '\uF0B7\t', '·  '])(
    'lines with %j, with or without a space, are a list',
    (sign) => {
      expect(descriptionBlocks(`Offriamo:\n${sign}vitto\n ${sign} alloggio`)).toEqual([
        { kind: 'paragraph', lines: ['Offriamo:'] },
        { kind: 'list', items: ['vitto', 'alloggio'] },
      ]);
    },
  );

  test.each(['●●●●', '•', '-20% sul listino', '*importante*', '–', '5-10 coperti'])('"%s" is no item', (line) => {
    expect(descriptionBlocks(line)).toEqual([{ kind: 'paragraph', lines: [line] }]);
  });

  test('an empty text has no blocks', () => {
    expect(descriptionBlocks('')).toEqual([]);
    expect(descriptionBlocks('\n\n \n')).toEqual([]);
  });
});

test('as HTML, markup that people typed is text', () => {
  const html = descriptionHtml('<b>Forte</b> & "giusto"\n</script>\n\n- <img src=x onerror=alert(1)>');
  expect(html).toBe(
    '<p>&lt;b&gt;Forte&lt;/b&gt; &amp; "giusto"<br>&lt;/script&gt;</p><ul><li>&lt;img src=x onerror=alert(1)&gt;</li></ul>',
  );
});
