import { describe, expect, test } from 'vitest';
import { descriptionBlocks, descriptionHtml, hasContact } from './description.ts';

describe('descriptionBlocks', () => {
  test('paragraphs end at an empty line, line ends inside them stay', () => {
    expect(descriptionBlocks('Una riga\nun’altra\n\nPoi')).toEqual([
      { kind: 'paragraph', lines: ['Una riga', 'un’altra'] },
      { kind: 'paragraph', lines: ['Poi'] },
    ]);
  });

  test.each([
    ...['- ', '– ', '— ', '* ', '· ', '• '],
    // With or without a space.
    ...['•', '●', '▪', '▪\uFE0F', '◦', '\uF0B7', '\uF0A7', '\uF0B7\t'],
  ])('lines with %j are a list', (sign) => {
    expect(descriptionBlocks(`Offriamo:\n${sign}vitto\n  ${sign} alloggio\nE altro`)).toEqual([
      { kind: 'paragraph', lines: ['Offriamo:'] },
      { kind: 'list', items: ['vitto', 'alloggio'] },
      { kind: 'paragraph', lines: ['E altro'] },
    ]);
  });

  test.each(['●●●●', '•', '-20% sul listino', '*importante*', '–', '5-10 coperti'])('"%s" is no item', (line) => {
    expect(descriptionBlocks(line)).toEqual([{ kind: 'paragraph', lines: [line] }]);
  });
});

test('as HTML, markup that people typed is text', () => {
  const html = descriptionHtml('<b>Forte</b> & "giusto"\n</script>\n\n- <img src=x onerror=alert(1)>');
  expect(html).toBe(
    '<p>&lt;b&gt;Forte&lt;/b&gt; &amp; "giusto"<br>&lt;/script&gt;</p><ul><li>&lt;img src=x onerror=alert(1)&gt;</li></ul>',
  );
});

test.each(['Chiama il 333 1234567', 'tel. 0364/22.555', '0039 030 9981234', 'Scrivi a info@albergo-sole.it'])(
  'there is a contact in "%s"',
  (text) => expect(hasContact(text)).toBe(true),
);

test.each([
  'Dal 15/06/2027 al 30/09/2027, orario 8-12 e 14-18',
  'Dalle 08:00 alle 12:30, CAP 25043',
  '40 ore su 5 giorni, livello 4, CCNL 2026',
  'Seguici come @albergosole',
])('there is none in "%s"', (text) => expect(hasContact(text)).toBe(false));
