import type { Shape } from './adapter';

function isShape(value: unknown): value is Shape {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A conversion of one record, applied to `data`, be it one record or a list of them. */
export function eachRecord(convert: (record: Shape) => Shape): (body: Shape) => Shape {
  return (body) => {
    const { data } = body;
    if (Array.isArray(data)) return { ...body, data: data.map((item) => (isShape(item) ? convert(item) : item)) };
    return isShape(data) ? { ...body, data: convert(data) } : body;
  };
}

/** A conversion of the object under one name, where there is one. */
export function inside(name: string, convert: (value: Shape) => Shape): (body: Shape) => Shape {
  return (body) => {
    const value = body[name];
    return isShape(value) ? { ...body, [name]: convert(value) } : body;
  };
}

/** Leaves a field out. */
export function without(name: string): (body: Shape) => Shape {
  return ({ [name]: _left, ...rest }) => rest;
}

/** Gives a field another name and keeps its place in the order. */
export function renamed(from: string, to: string): (body: Shape) => Shape {
  return (body) => Object.fromEntries(Object.entries(body).map(([key, value]) => [key === from ? to : key, value]));
}

/** Shows one value of a field as another. */
export function shownAs(field: string, value: unknown, shown: unknown): (body: Shape) => Shape {
  return (body) => (body[field] === value ? { ...body, [field]: shown } : body);
}
