/** Written by standalone-style.test.ts from app/chart.css and app/tokens.css. */
export const STANDALONE_STYLE = `
.chart text{font-family: -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif; font-size: 12px; font-variant-numeric: tabular-nums; fill: #5a6571;}
.chart .ink{fill: #10151b;}
.chart .bold{fill: #10151b; font-weight: 650;}
.chart .end{text-anchor: end;}
.chart .middle{text-anchor: middle;}
.chart .halo{paint-order: stroke; stroke: #ffffff; stroke-width: 4px; stroke-linejoin: round;}
.chart .paper{fill: #ffffff;}
.chart .band{fill: #e3ecf6;}
.chart .beyond{fill: #f4f6f8;}
.chart .hairline{fill: none; stroke: #e1e6eb;}
.chart .leader{fill: none; stroke: #aeb7c1;}
.chart .axis{fill: none; stroke: #7d8894;}
.chart .cross-rule{fill: none; stroke: #aeb7c1;}
.chart .cross-rule-strong{fill: none; stroke: #10151b; stroke-width: 1.5;}
.chart .roof{fill: none; stroke: #10151b; stroke-width: 1.5;}
.chart .attainable{fill: none; stroke: #5a6571; stroke-dasharray: 6 3;}
.series-1 .line-solid{fill: none; stroke: #0b6fbf; stroke-width: 1.75;}
.series-2 .line-solid{fill: none; stroke: #b03a06; stroke-width: 1.75;}
.series-3 .line-solid{fill: none; stroke: #006b4f; stroke-width: 1.75;}
.series-4 .line-solid{fill: none; stroke: #9c3f86; stroke-width: 1.75;}
.series-5 .line-solid{fill: none; stroke: #b08800; stroke-width: 1.75;}
.series-6 .line-solid{fill: none; stroke: #2f3842; stroke-width: 1.75;}
.series-other .line-solid{fill: none; stroke: #7d8894; stroke-width: 1.75;}
.series-1 .line-simulated{fill: none; stroke: #0b6fbf; stroke-width: 1.75; stroke-dasharray: 6 3;}
.series-2 .line-simulated{fill: none; stroke: #b03a06; stroke-width: 1.75; stroke-dasharray: 6 3;}
.series-3 .line-simulated{fill: none; stroke: #006b4f; stroke-width: 1.75; stroke-dasharray: 6 3;}
.series-4 .line-simulated{fill: none; stroke: #9c3f86; stroke-width: 1.75; stroke-dasharray: 6 3;}
.series-5 .line-simulated{fill: none; stroke: #b08800; stroke-width: 1.75; stroke-dasharray: 6 3;}
.series-6 .line-simulated{fill: none; stroke: #2f3842; stroke-width: 1.75; stroke-dasharray: 6 3;}
.series-other .line-simulated{fill: none; stroke: #7d8894; stroke-width: 1.75; stroke-dasharray: 6 3;}
.series-1 .line-interpolated{fill: none; stroke: #0b6fbf; stroke-width: 1.75; stroke-dasharray: 1.5 3;}
.series-2 .line-interpolated{fill: none; stroke: #b03a06; stroke-width: 1.75; stroke-dasharray: 1.5 3;}
.series-3 .line-interpolated{fill: none; stroke: #006b4f; stroke-width: 1.75; stroke-dasharray: 1.5 3;}
.series-4 .line-interpolated{fill: none; stroke: #9c3f86; stroke-width: 1.75; stroke-dasharray: 1.5 3;}
.series-5 .line-interpolated{fill: none; stroke: #b08800; stroke-width: 1.75; stroke-dasharray: 1.5 3;}
.series-6 .line-interpolated{fill: none; stroke: #2f3842; stroke-width: 1.75; stroke-dasharray: 1.5 3;}
.series-other .line-interpolated{fill: none; stroke: #7d8894; stroke-width: 1.75; stroke-dasharray: 1.5 3;}
.chart .thin{stroke-width: 1.25;}
.chart .strong{stroke-width: 2.75;}
.series-1 .loss{fill: #0b6fbf;}
.series-2 .loss{fill: #b03a06;}
.series-3 .loss{fill: #006b4f;}
.series-4 .loss{fill: #9c3f86;}
.series-5 .loss{fill: #b08800;}
.series-6 .loss{fill: #2f3842;}
.series-other .loss{fill: #7d8894;}
.series-1 .loss-simulated{fill: #ffffff; stroke: #0b6fbf; stroke-width: 1.75; stroke-dasharray: 4 2;}
.series-2 .loss-simulated{fill: #ffffff; stroke: #b03a06; stroke-width: 1.75; stroke-dasharray: 4 2;}
.series-3 .loss-simulated{fill: #ffffff; stroke: #006b4f; stroke-width: 1.75; stroke-dasharray: 4 2;}
.series-4 .loss-simulated{fill: #ffffff; stroke: #9c3f86; stroke-width: 1.75; stroke-dasharray: 4 2;}
.series-5 .loss-simulated{fill: #ffffff; stroke: #b08800; stroke-width: 1.75; stroke-dasharray: 4 2;}
.series-6 .loss-simulated{fill: #ffffff; stroke: #2f3842; stroke-width: 1.75; stroke-dasharray: 4 2;}
.series-other .loss-simulated{fill: #ffffff; stroke: #7d8894; stroke-width: 1.75; stroke-dasharray: 4 2;}
.chart .cell-half{fill: #4a76a8;}
.chart .cell-below{fill: #c3cedb;}
.chart .cell-none{fill: none; stroke: #e1e6eb; stroke-width: 0.5;}
.chart .cell-gap{fill: none; stroke: #ffffff;}
.chart .cell-tested{fill: #ffffff;}
.chart .cell-changed{fill: none; stroke: #10151b; stroke-width: 0.75;}
.chart .cell-fails{fill: none; stroke: #7d8894; stroke-width: 1.25;}
.chart .cell-stroke{fill: none; stroke: #aeb7c1;}
.chart .roof-former{fill: none; stroke: #aeb7c1; stroke-width: 3;}
.series-1 .symbol-solid{fill: #0b6fbf; stroke: #0b6fbf; stroke-width: 1.5;}
.series-2 .symbol-solid{fill: #b03a06; stroke: #b03a06; stroke-width: 1.5;}
.series-3 .symbol-solid{fill: #006b4f; stroke: #006b4f; stroke-width: 1.5;}
.series-4 .symbol-solid{fill: #9c3f86; stroke: #9c3f86; stroke-width: 1.5;}
.series-5 .symbol-solid{fill: #b08800; stroke: #b08800; stroke-width: 1.5;}
.series-6 .symbol-solid{fill: #2f3842; stroke: #2f3842; stroke-width: 1.5;}
.series-other .symbol-solid{fill: #7d8894; stroke: #7d8894; stroke-width: 1.5;}
.series-1 .symbol-outline{fill: #ffffff; stroke: #0b6fbf; stroke-width: 1.5;}
.series-2 .symbol-outline{fill: #ffffff; stroke: #b03a06; stroke-width: 1.5;}
.series-3 .symbol-outline{fill: #ffffff; stroke: #006b4f; stroke-width: 1.5;}
.series-4 .symbol-outline{fill: #ffffff; stroke: #9c3f86; stroke-width: 1.5;}
.series-5 .symbol-outline{fill: #ffffff; stroke: #b08800; stroke-width: 1.5;}
.series-6 .symbol-outline{fill: #ffffff; stroke: #2f3842; stroke-width: 1.5;}
.series-other .symbol-outline{fill: #ffffff; stroke: #7d8894; stroke-width: 1.5;}
.series-1 .symbol-line{fill: none; stroke: #0b6fbf; stroke-width: 1.5;}
.series-2 .symbol-line{fill: none; stroke: #b03a06; stroke-width: 1.5;}
.series-3 .symbol-line{fill: none; stroke: #006b4f; stroke-width: 1.5;}
.series-4 .symbol-line{fill: none; stroke: #9c3f86; stroke-width: 1.5;}
.series-5 .symbol-line{fill: none; stroke: #b08800; stroke-width: 1.5;}
.series-6 .symbol-line{fill: none; stroke: #2f3842; stroke-width: 1.5;}
.series-other .symbol-line{fill: none; stroke: #7d8894; stroke-width: 1.5;}
.series-1 .symbol-dot{fill: #0b6fbf; stroke: none;}
.series-2 .symbol-dot{fill: #b03a06; stroke: none;}
.series-3 .symbol-dot{fill: #006b4f; stroke: none;}
.series-4 .symbol-dot{fill: #9c3f86; stroke: none;}
.series-5 .symbol-dot{fill: #b08800; stroke: none;}
.series-6 .symbol-dot{fill: #2f3842; stroke: none;}
.series-other .symbol-dot{fill: #7d8894; stroke: none;}
`;
