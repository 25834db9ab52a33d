/** A JSON object: neither a list nor null. */
export type JsonObject = Readonly<Record<string, unknown>>;

/** The value of a text; null for what is no JSON. */
export function parsedJson(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return value;
  } catch {
    return null;
  }
}

export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
