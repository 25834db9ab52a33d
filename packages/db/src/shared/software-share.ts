/** Share of what is attainable that the software delivered, of row `score`; those of before the column have it in their document alone. */
export const SOFTWARE_SHARE =
  "coalesce(score.software_share, (score.document #>> '{split,value,software}')::float8)";
