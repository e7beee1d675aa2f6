// Reads what a component shows without a browser: its elements as text. Only components without hooks can be read.

import { isValidElement, type ComponentChildren, type VNode } from 'preact';

type Props = Readonly<Record<string, unknown>>;

/** Every element in the order of the page, functions called. */
function* elementsOf(children: ComponentChildren): Generator<VNode | string> {
  if (Array.isArray(children)) {
    for (const child of children) yield* elementsOf(child as ComponentChildren);
  } else if (typeof children === 'string' || typeof children === 'number') {
    yield String(children);
  } else if (isValidElement(children)) {
    const { type, props } = children;
    if (typeof type === 'function') {
      const component = type as (props: Props) => ComponentChildren;
      yield* elementsOf(component(props));
    } else {
      yield children;
      yield* elementsOf(props.children);
    }
  }
}

/** What is to be read there: texts, and what a screen reader says of drawings. */
export function textOf(children: ComponentChildren): string {
  const said: string[] = [];
  for (const element of elementsOf(children)) {
    if (typeof element === 'string') said.push(element);
    else {
      const { 'aria-label': label } = element.props as Props;
      // a link is part of the sentence around it
      if (element.type !== 'a') said.push(' ');
      if (typeof label === 'string') said.push(label, ' ');
    }
  }
  return said.join('').replaceAll(/\s+/g, ' ').trim();
}

/** Every drawing, as it is written. */
export function drawingsOf(children: ComponentChildren): readonly string[] {
  return [...elementsOf(children)].flatMap((element) => {
    if (typeof element === 'string') return [];
    const { dangerouslySetInnerHTML: inner, d } = element.props as {
      readonly dangerouslySetInnerHTML?: Readonly<Record<'__html', string>>;
      readonly d?: string;
    };
    return [...Object.values(inner ?? {}), ...(d === undefined ? [] : [d])];
  });
}

/** The links there, by their words. */
export function linksOf(children: ComponentChildren): ReadonlyMap<string, Props> {
  const links = new Map<string, Props>();
  for (const element of elementsOf(children))
    if (typeof element !== 'string' && element.type === 'a')
      links.set(textOf(element.props.children), element.props);
  return links;
}
