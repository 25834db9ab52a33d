import type { ApiExample } from './example.ts';

export function curlOf({ query, variables, key }: ApiExample, origin: string): string {
  const body = JSON.stringify({ query: query.replaceAll(/\s+/g, ' ').trim(), variables });
  const authorization = key ? ' -H "authorization: Bearer $INFERBENCH_API_KEY"' : '';
  return `curl -s ${origin}/graphql -H 'content-type: application/json'${authorization} \\\n  --data '${body.replaceAll("'", String.raw`'\''`)}'`;
}

/** Standard library only; JSON text is read by json.loads, so null and true need no translation. */
export function pythonOf({ query, variables, key }: ApiExample, origin: string): string {
  const modules = key ? 'json, os, urllib.request' : 'json, urllib.request';
  const authorization = key ? ', "authorization": "Bearer " + os.environ["INFERBENCH_API_KEY"]' : '';
  return `import ${modules}

QUERY = """
${query}
"""
VARIABLES = json.loads(r'''${JSON.stringify(variables)}''')

request = urllib.request.Request(
    "${origin}/graphql",
    json.dumps({"query": QUERY, "variables": VARIABLES}).encode(),
    {"content-type": "application/json"${authorization}},
)
with urllib.request.urlopen(request, timeout=30) as response:
    print(json.dumps(json.load(response), indent=2))`;
}
