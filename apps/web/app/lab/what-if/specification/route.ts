import { catalogue } from '@inferbench/catalogue/catalogue';
import { editedChip } from '@inferbench/domain/simulation/edited-chip';
import { specificationYaml } from '../../../../src/lab/what-if/specification-yaml.ts';
import { readWhatIf } from '../../../../src/address/what-if-request.ts';
import { searchParameters } from '../../../../src/address/search-parameters.ts';

export function GET(request: Request): Response {
  const parameters = searchParameters(new URL(request.url).searchParams);
  const { chip, edits } = readWhatIf(parameters, catalogue).request;
  const edited = editedChip(chip, edits);
  const suffix = edited === chip ? '' : '-edited';
  return new Response(specificationYaml(edited), {
    headers: {
      'content-type': 'application/yaml; charset=utf-8',
      'content-disposition': `attachment; filename="${chip.slug}${suffix}.yaml"`,
    },
  });
}
