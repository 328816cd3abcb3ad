import type { Page } from 'playwright-core';
import { expect } from 'vitest';

const FOCUSABLE = 'a[href], button, input:not([type="hidden"]), select, textarea, summary, [tabindex="0"]';

/**
 * Expects that no control's focus ring would touch a text. Forces the style only: real focus would close panels and
 * open lists.
 */
export async function expectFreeRings(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('DOM.enable');
  await devtools.send('CSS.enable');
  const { root } = await devtools.send('DOM.getDocument');
  const { nodeIds } = await devtools.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector: FOCUSABLE });
  const focus = (nodeId: number) =>
    devtools.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses: ['focus-visible'] }).catch(ignoreGone);
  // At once: one after the other they take longer than all else here.
  await Promise.all(nodeIds.map(focus));
  const touched = await page.evaluate(textsUnderRings, FOCUSABLE);
  await devtools.detach();
  expect(touched, page.url()).toEqual([]);
}

/** A toast may end while the rings are drawn. */
function ignoreGone(error: unknown): void {
  if (!String(error).includes('Could not find node')) throw error;
}

/** Controls whose rings lie on a text, each with the text. */
function textsUnderRings(focusable: string): string[] {
  type Box = { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number };
  /** Part of the height of a line that letters leave free above and below. */
  const LEADING = 0.2;
  const grown = ({ left, right, top, bottom }: Box, by: number): Box => ({
    left: left - by,
    right: right + by,
    top: top - by,
    bottom: bottom + by,
  });
  const meet = (a: Box, b: Box): boolean =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > 0.5 &&
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 0.5;
  const holds = (a: Box, b: Box): boolean =>
    a.left <= b.left + 0.5 && a.right >= b.right - 0.5 && a.top <= b.top + 0.5 && a.bottom >= b.bottom - 0.5;
  const parentsOf = (element: Element | null): Element[] =>
    element === null || element === document.body ? [] : [element, ...parentsOf(element.parentElement)];
  /** The layer that an element is in: what is positioned lies on what is below it. */
  const layerOf = (element: Element): Element | undefined =>
    parentsOf(element).find((each) => ['fixed', 'sticky', 'absolute'].includes(getComputedStyle(each).position));
  /** The part of a box that its parents show. */
  const shown = (box: Box, parents: readonly Element[]): Box =>
    parents
      .filter((parent) => getComputedStyle(parent).overflow !== 'visible')
      .map((parent) => parent.getBoundingClientRect())
      .reduce<Box>(
        (rest, clip) => ({
          left: Math.max(rest.left, clip.left),
          right: Math.min(rest.right, clip.right),
          top: Math.max(rest.top, clip.top),
          bottom: Math.min(rest.bottom, clip.bottom),
        }),
        box,
      );
  const texts: { readonly text: string; readonly box: Box; readonly layer: Element | undefined }[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (!node.textContent?.trim() || !parent?.checkVisibility({ visibilityProperty: true })) continue;
    if (parent.closest('.skip-link, option, noscript')) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const [layer, parents] = [layerOf(parent), parentsOf(parent)];
    for (const { left, right, top, bottom, height } of range.getClientRects()) {
      const line = { left, right, top: top + height * LEADING, bottom: bottom - height * LEADING };
      const box = shown(line, parents);
      if (box.right - box.left > 1 && box.bottom - box.top > 1)
        texts.push({ text: node.textContent.trim().slice(0, 40), box, layer });
    }
  }
  return [...document.querySelectorAll<HTMLElement>(focusable)].flatMap((control) => {
    const { outlineStyle, outlineColor, outlineWidth, outlineOffset } = getComputedStyle(control);
    const hasRing = outlineStyle !== 'none' && outlineColor !== 'rgba(0, 0, 0, 0)';
    if (!hasRing || !control.checkVisibility({ visibilityProperty: true })) return [];
    if (control.closest('.skip-link, [aria-hidden="true"]')) return [];
    const [offset, width] = [Number.parseFloat(outlineOffset), Number.parseFloat(outlineWidth)];
    const layer = layerOf(control);
    const lines = [...control.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
    // The ring of a link in several lines goes around all of them.
    const [outer, inner] = [lines.map((line) => grown(line, offset + width)), lines.map((line) => grown(line, offset))];
    const found = texts.filter(
      ({ box, layer: other }) =>
        other === layer && outer.some((ring) => meet(ring, box)) && !inner.some((ring) => holds(ring, box)),
    );
    const name = (control.getAttribute('aria-label') ?? control.textContent ?? '').trim().slice(0, 40);
    return found.map(({ text }) => `${control.localName} "${name}" on "${text}"`);
  });
}
