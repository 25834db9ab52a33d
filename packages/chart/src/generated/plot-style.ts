/** Written by plot-style.test.ts from plot.css, vendors.css and tokens.css of apps/web/app. */
export const PLOT_STYLE = {
  light: `
.plot text{font-family: -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif; font-size: 12.5px; font-variant-numeric: tabular-nums; fill: #5a6571;}
.plot .words{fill: #414b57;}
.plot .ink,
.plot .handle,
.plot .part,
.plot .found{fill: #10151b;}
.plot .strong{fill: #10151b; font-size: 13px; font-weight: 650;}
.vendor-nvidia .vendor-label{fill: #145c38; font-size: 16px; font-weight: 700;}
.vendor-nvidia.is-older .vendor-label{fill: #1f6542; font-size: 16px; font-weight: 700;}
.vendor-amd .vendor-label{fill: #9c2c05; font-size: 16px; font-weight: 700;}
.vendor-amd.is-older .vendor-label{fill: #9c3d13; font-size: 16px; font-weight: 700;}
.vendor-google .vendor-label{fill: #123f9c; font-size: 16px; font-weight: 700;}
.vendor-intel .vendor-label{fill: #075f7f; font-size: 16px; font-weight: 700;}
.vendor-groq .vendor-label{fill: #6a32bd; font-size: 16px; font-weight: 700;}
.vendor-cerebras .vendor-label{fill: #4a3a00; font-size: 16px; font-weight: 700;}
.vendor-other .vendor-label{fill: #414b57; font-size: 16px; font-weight: 700;}
.vendor-ghost .vendor-label{fill: #5a6571; font-size: 16px; font-weight: 700;}
.vendor-nvidia .vendor-small{fill: #145c38; font-size: 13px; font-weight: 680;}
.vendor-nvidia.is-older .vendor-small{fill: #1f6542; font-size: 13px; font-weight: 680;}
.vendor-amd .vendor-small{fill: #9c2c05; font-size: 13px; font-weight: 680;}
.vendor-amd.is-older .vendor-small{fill: #9c3d13; font-size: 13px; font-weight: 680;}
.vendor-google .vendor-small{fill: #123f9c; font-size: 13px; font-weight: 680;}
.vendor-intel .vendor-small{fill: #075f7f; font-size: 13px; font-weight: 680;}
.vendor-groq .vendor-small{fill: #6a32bd; font-size: 13px; font-weight: 680;}
.vendor-cerebras .vendor-small{fill: #4a3a00; font-size: 13px; font-weight: 680;}
.vendor-other .vendor-small{fill: #414b57; font-size: 13px; font-weight: 680;}
.vendor-ghost .vendor-small{fill: #5a6571; font-size: 13px; font-weight: 680;}
.plot .end{text-anchor: end;}
.plot .middle{text-anchor: middle;}
.plot .halo{paint-order: stroke; stroke: #ffffff; stroke-width: 4px; stroke-linejoin: round;}
.plot .grid{fill: none; stroke: #e1e6eb;}
.plot .axis{fill: none; stroke: #7d8894;}
.plot .leader,
.plot .cross-rule,
.plot .cell-stroke,
.plot .bar-none,
.plot .swatch-none{fill: none; stroke: #aeb7c1;}
.plot .roof-former{fill: none; stroke: #aeb7c1; stroke-width: 3;}
.plot .attainable{fill: none; stroke: #5a6571; stroke-dasharray: 6 3;}
.plot .equal{fill: none; stroke: #10151b; stroke-width: 1.25;}
.plot .target,
.plot .roof,
.plot .cross-rule-strong{fill: none; stroke: #10151b; stroke-width: 1.5;}
.plot .bracket,
.plot .joined{fill: none; stroke: #414b57; stroke-width: 1.25;}
.plot .memory-full{fill: none; stroke: #10151b; stroke-width: 2;}
.plot .too-slow,
.plot .beyond{fill: #f4f6f8;}
.plot .on-handle{fill: #ffffff; font-size: 13px; font-weight: 620;}
.plot .ghost{fill: none; stroke: #b9c2cb; stroke-width: 1.25; stroke-dasharray: 8 5;}
.plot .ghost-front{fill: none; stroke: #b9c2cb; stroke-width: 1.25;}
.vendor-nvidia .curve{fill: none; stroke: #1d7446; stroke-width: 3; stroke-linecap: round; stroke-linejoin: round;}
.vendor-nvidia.is-older .curve{fill: none; stroke: #4c9a70; stroke-width: 3; stroke-linecap: round; stroke-linejoin: round;}
.vendor-amd .curve{fill: none; stroke: #cf3e0b; stroke-width: 3; stroke-linecap: round; stroke-linejoin: round;}
.vendor-amd.is-older .curve{fill: none; stroke: #e2703c; stroke-width: 3; stroke-linecap: round; stroke-linejoin: round;}
.vendor-google .curve{fill: none; stroke: #123f9c; stroke-width: 3; stroke-linecap: round; stroke-linejoin: round;}
.vendor-intel .curve{fill: none; stroke: #0b95c4; stroke-width: 3; stroke-linecap: round; stroke-linejoin: round;}
.vendor-groq .curve{fill: none; stroke: #8a4fe0; stroke-width: 3; stroke-linecap: round; stroke-linejoin: round;}
.vendor-cerebras .curve{fill: none; stroke: #4a3a00; stroke-width: 3; stroke-linecap: round; stroke-linejoin: round;}
.vendor-other .curve{fill: none; stroke: #56616d; stroke-width: 3; stroke-linecap: round; stroke-linejoin: round;}
.vendor-ghost .curve{fill: none; stroke: #b9c2cb; stroke-width: 3; stroke-linecap: round; stroke-linejoin: round;}
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
.plot .focus{stroke-width: 2.75;}
.plot .older{stroke-width: 2.25;}
.plot .behind{stroke-width: 1.25;}
.plot .simulated{stroke-dasharray: 8 5;}
.vendor-nvidia .curve-end{fill: none; stroke: #1d7446; stroke-width: 3;}
.vendor-nvidia.is-older .curve-end{fill: none; stroke: #4c9a70; stroke-width: 3;}
.vendor-amd .curve-end{fill: none; stroke: #cf3e0b; stroke-width: 3;}
.vendor-amd.is-older .curve-end{fill: none; stroke: #e2703c; stroke-width: 3;}
.vendor-google .curve-end{fill: none; stroke: #123f9c; stroke-width: 3;}
.vendor-intel .curve-end{fill: none; stroke: #0b95c4; stroke-width: 3;}
.vendor-groq .curve-end{fill: none; stroke: #8a4fe0; stroke-width: 3;}
.vendor-cerebras .curve-end{fill: none; stroke: #4a3a00; stroke-width: 3;}
.vendor-other .curve-end{fill: none; stroke: #56616d; stroke-width: 3;}
.vendor-ghost .curve-end{fill: none; stroke: #b9c2cb; stroke-width: 3;}
.vendor-nvidia .error-line{fill: none; stroke: #1d7446; stroke-width: 3;}
.vendor-nvidia.is-older .error-line{fill: none; stroke: #4c9a70; stroke-width: 3;}
.vendor-amd .error-line{fill: none; stroke: #cf3e0b; stroke-width: 3;}
.vendor-amd.is-older .error-line{fill: none; stroke: #e2703c; stroke-width: 3;}
.vendor-google .error-line{fill: none; stroke: #123f9c; stroke-width: 3;}
.vendor-intel .error-line{fill: none; stroke: #0b95c4; stroke-width: 3;}
.vendor-groq .error-line{fill: none; stroke: #8a4fe0; stroke-width: 3;}
.vendor-cerebras .error-line{fill: none; stroke: #4a3a00; stroke-width: 3;}
.vendor-other .error-line{fill: none; stroke: #56616d; stroke-width: 3;}
.vendor-ghost .error-line{fill: none; stroke: #b9c2cb; stroke-width: 3;}
.vendor-nvidia .error-thin{fill: none; stroke: #1d7446; stroke-width: 2;}
.vendor-nvidia.is-older .error-thin{fill: none; stroke: #4c9a70; stroke-width: 2;}
.vendor-amd .error-thin{fill: none; stroke: #cf3e0b; stroke-width: 2;}
.vendor-amd.is-older .error-thin{fill: none; stroke: #e2703c; stroke-width: 2;}
.vendor-google .error-thin{fill: none; stroke: #123f9c; stroke-width: 2;}
.vendor-intel .error-thin{fill: none; stroke: #0b95c4; stroke-width: 2;}
.vendor-groq .error-thin{fill: none; stroke: #8a4fe0; stroke-width: 2;}
.vendor-cerebras .error-thin{fill: none; stroke: #4a3a00; stroke-width: 2;}
.vendor-other .error-thin{fill: none; stroke: #56616d; stroke-width: 2;}
.vendor-ghost .error-thin{fill: none; stroke: #b9c2cb; stroke-width: 2;}
.vendor-nvidia .band{fill: #1d7446; fill-opacity: 0.1;}
.vendor-nvidia.is-older .band{fill: #4c9a70; fill-opacity: 0.1;}
.vendor-amd .band{fill: #cf3e0b; fill-opacity: 0.1;}
.vendor-amd.is-older .band{fill: #e2703c; fill-opacity: 0.1;}
.vendor-google .band{fill: #123f9c; fill-opacity: 0.1;}
.vendor-intel .band{fill: #0b95c4; fill-opacity: 0.1;}
.vendor-groq .band{fill: #8a4fe0; fill-opacity: 0.1;}
.vendor-cerebras .band{fill: #4a3a00; fill-opacity: 0.1;}
.vendor-other .band{fill: #56616d; fill-opacity: 0.1;}
.vendor-ghost .band{fill: #b9c2cb; fill-opacity: 0.1;}
.vendor-nvidia .ratio-band{fill: #1d7446; fill-opacity: 0.26;}
.vendor-nvidia.is-older .ratio-band{fill: #4c9a70; fill-opacity: 0.26;}
.vendor-amd .ratio-band{fill: #cf3e0b; fill-opacity: 0.26;}
.vendor-amd.is-older .ratio-band{fill: #e2703c; fill-opacity: 0.26;}
.vendor-google .ratio-band{fill: #123f9c; fill-opacity: 0.26;}
.vendor-intel .ratio-band{fill: #0b95c4; fill-opacity: 0.26;}
.vendor-groq .ratio-band{fill: #8a4fe0; fill-opacity: 0.26;}
.vendor-cerebras .ratio-band{fill: #4a3a00; fill-opacity: 0.26;}
.vendor-other .ratio-band{fill: #56616d; fill-opacity: 0.26;}
.vendor-ghost .ratio-band{fill: #b9c2cb; fill-opacity: 0.26;}
.vendor-nvidia .tint{fill: #1d7446; fill-opacity: 0.07;}
.vendor-nvidia.is-older .tint{fill: #4c9a70; fill-opacity: 0.07;}
.vendor-amd .tint{fill: #cf3e0b; fill-opacity: 0.07;}
.vendor-amd.is-older .tint{fill: #e2703c; fill-opacity: 0.07;}
.vendor-google .tint{fill: #123f9c; fill-opacity: 0.07;}
.vendor-intel .tint{fill: #0b95c4; fill-opacity: 0.07;}
.vendor-groq .tint{fill: #8a4fe0; fill-opacity: 0.07;}
.vendor-cerebras .tint{fill: #4a3a00; fill-opacity: 0.07;}
.vendor-other .tint{fill: #56616d; fill-opacity: 0.07;}
.vendor-ghost .tint{fill: #b9c2cb; fill-opacity: 0.07;}
.plot .focus-band{fill: #e3ecf6;}
.vendor-nvidia .ring{fill: #ffffff; stroke: #1d7446; stroke-width: 2.25;}
.vendor-nvidia.is-older .ring{fill: #ffffff; stroke: #4c9a70; stroke-width: 2.25;}
.vendor-amd .ring{fill: #ffffff; stroke: #cf3e0b; stroke-width: 2.25;}
.vendor-amd.is-older .ring{fill: #ffffff; stroke: #e2703c; stroke-width: 2.25;}
.vendor-google .ring{fill: #ffffff; stroke: #123f9c; stroke-width: 2.25;}
.vendor-intel .ring{fill: #ffffff; stroke: #0b95c4; stroke-width: 2.25;}
.vendor-groq .ring{fill: #ffffff; stroke: #8a4fe0; stroke-width: 2.25;}
.vendor-cerebras .ring{fill: #ffffff; stroke: #4a3a00; stroke-width: 2.25;}
.vendor-other .ring{fill: #ffffff; stroke: #56616d; stroke-width: 2.25;}
.vendor-ghost .ring{fill: #ffffff; stroke: #b9c2cb; stroke-width: 2.25;}
.vendor-nvidia .disc{fill: #1d7446;}
.vendor-nvidia.is-older .disc{fill: #4c9a70;}
.vendor-amd .disc{fill: #cf3e0b;}
.vendor-amd.is-older .disc{fill: #e2703c;}
.vendor-google .disc{fill: #123f9c;}
.vendor-intel .disc{fill: #0b95c4;}
.vendor-groq .disc{fill: #8a4fe0;}
.vendor-cerebras .disc{fill: #4a3a00;}
.vendor-other .disc{fill: #56616d;}
.vendor-ghost .disc{fill: #b9c2cb;}
.vendor-nvidia .bar-known{fill: #1d7446;}
.vendor-nvidia.is-older .bar-known{fill: #4c9a70;}
.vendor-amd .bar-known{fill: #cf3e0b;}
.vendor-amd.is-older .bar-known{fill: #e2703c;}
.vendor-google .bar-known{fill: #123f9c;}
.vendor-intel .bar-known{fill: #0b95c4;}
.vendor-groq .bar-known{fill: #8a4fe0;}
.vendor-cerebras .bar-known{fill: #4a3a00;}
.vendor-other .bar-known{fill: #56616d;}
.vendor-ghost .bar-known{fill: #b9c2cb;}
.vendor-nvidia .bar-simulated{fill: #1d7446; fill-opacity: 0.2; stroke: #1d7446; stroke-width: 1.5; stroke-dasharray: 5 3;}
.vendor-nvidia.is-older .bar-simulated{fill: #4c9a70; fill-opacity: 0.2; stroke: #4c9a70; stroke-width: 1.5; stroke-dasharray: 5 3;}
.vendor-amd .bar-simulated{fill: #cf3e0b; fill-opacity: 0.2; stroke: #cf3e0b; stroke-width: 1.5; stroke-dasharray: 5 3;}
.vendor-amd.is-older .bar-simulated{fill: #e2703c; fill-opacity: 0.2; stroke: #e2703c; stroke-width: 1.5; stroke-dasharray: 5 3;}
.vendor-google .bar-simulated{fill: #123f9c; fill-opacity: 0.2; stroke: #123f9c; stroke-width: 1.5; stroke-dasharray: 5 3;}
.vendor-intel .bar-simulated{fill: #0b95c4; fill-opacity: 0.2; stroke: #0b95c4; stroke-width: 1.5; stroke-dasharray: 5 3;}
.vendor-groq .bar-simulated{fill: #8a4fe0; fill-opacity: 0.2; stroke: #8a4fe0; stroke-width: 1.5; stroke-dasharray: 5 3;}
.vendor-cerebras .bar-simulated{fill: #4a3a00; fill-opacity: 0.2; stroke: #4a3a00; stroke-width: 1.5; stroke-dasharray: 5 3;}
.vendor-other .bar-simulated{fill: #56616d; fill-opacity: 0.2; stroke: #56616d; stroke-width: 1.5; stroke-dasharray: 5 3;}
.vendor-ghost .bar-simulated{fill: #b9c2cb; fill-opacity: 0.2; stroke: #b9c2cb; stroke-width: 1.5; stroke-dasharray: 5 3;}
.plot .loss-none{fill: #edf0f3;}
.plot .loss-hardware{fill: #d3dae1;}
.plot .loss-software{fill: #bcc6d0;}
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
.plot .shade-1,
.plot .shade-2,
.plot .shade-3,
.plot .shade-4{fill: #5a6571; fill-opacity: 0.08;}
.plot .shade-2{fill-opacity: 0.16;}
.plot .shade-3{fill-opacity: 0.26;}
.plot .shade-4{fill-opacity: 0.38;}
.plot .cell-half{fill: #4a76a8;}
.plot .cell-below{fill: #c3cedb;}
.plot .cells-half{stroke: #4a76a8;}
.plot .cells-below{stroke: #c3cedb;}
.plot .cells-none{stroke: #edf0f3;}
.plot .cells-7{fill: none; stroke-width: 6; stroke-dasharray: 6 1;}
.plot .cells-8{fill: none; stroke-width: 7; stroke-dasharray: 7 1;}
.plot .cells-12{fill: none; stroke-width: 11; stroke-dasharray: 11 1;}
.plot .cell-tested{fill: #ffffff;}
.plot .cell-changed{fill: none; stroke: #10151b; stroke-width: 0.75; stroke-dasharray: none;}
.plot .cell-fails{fill: none; stroke: #7d8894; stroke-width: 1.25;}
.plot .title{fill: #10151b; font-size: 16px; font-weight: 700;}
.plot .share-number{fill: #10151b; font-size: 18px; font-weight: 720;}
.plot .on-mark{fill: #ffffff;}
.plot .claimed{fill: none; stroke: #5a6571; stroke-width: 1.5; stroke-dasharray: 3 3;}
.plot .on-found{fill: #ffffff; font-weight: 650;}
.vendor-nvidia .swatch{fill: #1d7446;}
.vendor-nvidia.is-older .swatch{fill: #4c9a70;}
.vendor-amd .swatch{fill: #cf3e0b;}
.vendor-amd.is-older .swatch{fill: #e2703c;}
.vendor-google .swatch{fill: #123f9c;}
.vendor-intel .swatch{fill: #0b95c4;}
.vendor-groq .swatch{fill: #8a4fe0;}
.vendor-cerebras .swatch{fill: #4a3a00;}
.vendor-other .swatch{fill: #56616d;}
.vendor-ghost .swatch{fill: #b9c2cb;}
.plot-mark .disc{fill: #414b57;}
.plot-mark .ring{fill: #ffffff; stroke: #414b57; stroke-width: 1.75;}
.plot-mark .dashed{stroke-dasharray: 3 2;}
.plot-mark .crossed{fill: none; stroke: #414b57; stroke-width: 1.75;}
.plot .share text{font-size: 17px;}
.plot .share .vendor-label{font-size: 21px;}
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
.series-1 .symbol-dot{fill: none; stroke: #0b6fbf; stroke-width: 3.6; stroke-linecap: round;}
.series-2 .symbol-dot{fill: none; stroke: #b03a06; stroke-width: 3.6; stroke-linecap: round;}
.series-3 .symbol-dot{fill: none; stroke: #006b4f; stroke-width: 3.6; stroke-linecap: round;}
.series-4 .symbol-dot{fill: none; stroke: #9c3f86; stroke-width: 3.6; stroke-linecap: round;}
.series-5 .symbol-dot{fill: none; stroke: #b08800; stroke-width: 3.6; stroke-linecap: round;}
.series-6 .symbol-dot{fill: none; stroke: #2f3842; stroke-width: 3.6; stroke-linecap: round;}
.series-other .symbol-dot{fill: none; stroke: #7d8894; stroke-width: 3.6; stroke-linecap: round;}
`,
  dark: `
.plot text{font-family: -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif; font-size: 12.5px; font-variant-numeric: tabular-nums; fill: #97a2ad;}
.plot .words{fill: #bac3cc;}
.plot .ink,
.plot .handle,
.plot .part,
.plot .found{fill: #eaeef2;}
.plot .strong{fill: #eaeef2; font-size: 13px; font-weight: 650;}
.vendor-nvidia .vendor-label{fill: #5fdd9f; font-size: 16px; font-weight: 700;}
.vendor-nvidia.is-older .vendor-label{fill: #5cc293; font-size: 16px; font-weight: 700;}
.vendor-amd .vendor-label{fill: #ff9068; font-size: 16px; font-weight: 700;}
.vendor-amd.is-older .vendor-label{fill: #f08a5f; font-size: 16px; font-weight: 700;}
.vendor-google .vendor-label{fill: #84abff; font-size: 16px; font-weight: 700;}
.vendor-intel .vendor-label{fill: #a6e8f7; font-size: 16px; font-weight: 700;}
.vendor-groq .vendor-label{fill: #dcaaec; font-size: 16px; font-weight: 700;}
.vendor-cerebras .vendor-label{fill: #f3d35a; font-size: 16px; font-weight: 700;}
.vendor-other .vendor-label{fill: #bac3cc; font-size: 16px; font-weight: 700;}
.vendor-ghost .vendor-label{fill: #97a2ad; font-size: 16px; font-weight: 700;}
.vendor-nvidia .vendor-small{fill: #5fdd9f; font-size: 13px; font-weight: 680;}
.vendor-nvidia.is-older .vendor-small{fill: #5cc293; font-size: 13px; font-weight: 680;}
.vendor-amd .vendor-small{fill: #ff9068; font-size: 13px; font-weight: 680;}
.vendor-amd.is-older .vendor-small{fill: #f08a5f; font-size: 13px; font-weight: 680;}
.vendor-google .vendor-small{fill: #84abff; font-size: 13px; font-weight: 680;}
.vendor-intel .vendor-small{fill: #a6e8f7; font-size: 13px; font-weight: 680;}
.vendor-groq .vendor-small{fill: #dcaaec; font-size: 13px; font-weight: 680;}
.vendor-cerebras .vendor-small{fill: #f3d35a; font-size: 13px; font-weight: 680;}
.vendor-other .vendor-small{fill: #bac3cc; font-size: 13px; font-weight: 680;}
.vendor-ghost .vendor-small{fill: #97a2ad; font-size: 13px; font-weight: 680;}
.plot .end{text-anchor: end;}
.plot .middle{text-anchor: middle;}
.plot .halo{paint-order: stroke; stroke: #0f1317; stroke-width: 4px; stroke-linejoin: round;}
.plot .grid{fill: none; stroke: #28313a;}
.plot .axis{fill: none; stroke: #7b8793;}
.plot .leader,
.plot .cross-rule,
.plot .cell-stroke,
.plot .bar-none,
.plot .swatch-none{fill: none; stroke: #46525e;}
.plot .roof-former{fill: none; stroke: #46525e; stroke-width: 3;}
.plot .attainable{fill: none; stroke: #97a2ad; stroke-dasharray: 6 3;}
.plot .equal{fill: none; stroke: #eaeef2; stroke-width: 1.25;}
.plot .target,
.plot .roof,
.plot .cross-rule-strong{fill: none; stroke: #eaeef2; stroke-width: 1.5;}
.plot .bracket,
.plot .joined{fill: none; stroke: #bac3cc; stroke-width: 1.25;}
.plot .memory-full{fill: none; stroke: #eaeef2; stroke-width: 2;}
.plot .too-slow,
.plot .beyond{fill: #171d23;}
.plot .on-handle{fill: #0f1317; font-size: 13px; font-weight: 620;}
.plot .ghost{fill: none; stroke: #4a5662; stroke-width: 1.25; stroke-dasharray: 8 5;}
.plot .ghost-front{fill: none; stroke: #4a5662; stroke-width: 1.25;}
.vendor-nvidia .curve{fill: none; stroke: #46d58f; stroke-width: 3; stroke-linecap: round; stroke-linejoin: round;}
.vendor-nvidia.is-older .curve{fill: none; stroke: #2fa06b; stroke-width: 3; stroke-linecap: round; stroke-linejoin: round;}
.vendor-amd .curve{fill: none; stroke: #ff6a33; stroke-width: 3; stroke-linecap: round; stroke-linejoin: round;}
.vendor-amd.is-older .curve{fill: none; stroke: #cf5f30; stroke-width: 3; stroke-linecap: round; stroke-linejoin: round;}
.vendor-google .curve{fill: none; stroke: #4d86ff; stroke-width: 3; stroke-linecap: round; stroke-linejoin: round;}
.vendor-intel .curve{fill: none; stroke: #a6e8f7; stroke-width: 3; stroke-linecap: round; stroke-linejoin: round;}
.vendor-groq .curve{fill: none; stroke: #d59be8; stroke-width: 3; stroke-linecap: round; stroke-linejoin: round;}
.vendor-cerebras .curve{fill: none; stroke: #f3d35a; stroke-width: 3; stroke-linecap: round; stroke-linejoin: round;}
.vendor-other .curve{fill: none; stroke: #96a1ac; stroke-width: 3; stroke-linecap: round; stroke-linejoin: round;}
.vendor-ghost .curve{fill: none; stroke: #4a5662; stroke-width: 3; stroke-linecap: round; stroke-linejoin: round;}
.series-1 .line-solid{fill: none; stroke: #4aa3ee; stroke-width: 1.75;}
.series-2 .line-solid{fill: none; stroke: #f5763a; stroke-width: 1.75;}
.series-3 .line-solid{fill: none; stroke: #3fca9c; stroke-width: 1.75;}
.series-4 .line-solid{fill: none; stroke: #e096d3; stroke-width: 1.75;}
.series-5 .line-solid{fill: none; stroke: #f0d478; stroke-width: 1.75;}
.series-6 .line-solid{fill: none; stroke: #e3e8ed; stroke-width: 1.75;}
.series-other .line-solid{fill: none; stroke: #7b8793; stroke-width: 1.75;}
.series-1 .line-simulated{fill: none; stroke: #4aa3ee; stroke-width: 1.75; stroke-dasharray: 6 3;}
.series-2 .line-simulated{fill: none; stroke: #f5763a; stroke-width: 1.75; stroke-dasharray: 6 3;}
.series-3 .line-simulated{fill: none; stroke: #3fca9c; stroke-width: 1.75; stroke-dasharray: 6 3;}
.series-4 .line-simulated{fill: none; stroke: #e096d3; stroke-width: 1.75; stroke-dasharray: 6 3;}
.series-5 .line-simulated{fill: none; stroke: #f0d478; stroke-width: 1.75; stroke-dasharray: 6 3;}
.series-6 .line-simulated{fill: none; stroke: #e3e8ed; stroke-width: 1.75; stroke-dasharray: 6 3;}
.series-other .line-simulated{fill: none; stroke: #7b8793; stroke-width: 1.75; stroke-dasharray: 6 3;}
.series-1 .line-interpolated{fill: none; stroke: #4aa3ee; stroke-width: 1.75; stroke-dasharray: 1.5 3;}
.series-2 .line-interpolated{fill: none; stroke: #f5763a; stroke-width: 1.75; stroke-dasharray: 1.5 3;}
.series-3 .line-interpolated{fill: none; stroke: #3fca9c; stroke-width: 1.75; stroke-dasharray: 1.5 3;}
.series-4 .line-interpolated{fill: none; stroke: #e096d3; stroke-width: 1.75; stroke-dasharray: 1.5 3;}
.series-5 .line-interpolated{fill: none; stroke: #f0d478; stroke-width: 1.75; stroke-dasharray: 1.5 3;}
.series-6 .line-interpolated{fill: none; stroke: #e3e8ed; stroke-width: 1.75; stroke-dasharray: 1.5 3;}
.series-other .line-interpolated{fill: none; stroke: #7b8793; stroke-width: 1.75; stroke-dasharray: 1.5 3;}
.plot .focus{stroke-width: 2.75;}
.plot .older{stroke-width: 2.25;}
.plot .behind{stroke-width: 1.25;}
.plot .simulated{stroke-dasharray: 8 5;}
.vendor-nvidia .curve-end{fill: none; stroke: #46d58f; stroke-width: 3;}
.vendor-nvidia.is-older .curve-end{fill: none; stroke: #2fa06b; stroke-width: 3;}
.vendor-amd .curve-end{fill: none; stroke: #ff6a33; stroke-width: 3;}
.vendor-amd.is-older .curve-end{fill: none; stroke: #cf5f30; stroke-width: 3;}
.vendor-google .curve-end{fill: none; stroke: #4d86ff; stroke-width: 3;}
.vendor-intel .curve-end{fill: none; stroke: #a6e8f7; stroke-width: 3;}
.vendor-groq .curve-end{fill: none; stroke: #d59be8; stroke-width: 3;}
.vendor-cerebras .curve-end{fill: none; stroke: #f3d35a; stroke-width: 3;}
.vendor-other .curve-end{fill: none; stroke: #96a1ac; stroke-width: 3;}
.vendor-ghost .curve-end{fill: none; stroke: #4a5662; stroke-width: 3;}
.vendor-nvidia .error-line{fill: none; stroke: #46d58f; stroke-width: 3;}
.vendor-nvidia.is-older .error-line{fill: none; stroke: #2fa06b; stroke-width: 3;}
.vendor-amd .error-line{fill: none; stroke: #ff6a33; stroke-width: 3;}
.vendor-amd.is-older .error-line{fill: none; stroke: #cf5f30; stroke-width: 3;}
.vendor-google .error-line{fill: none; stroke: #4d86ff; stroke-width: 3;}
.vendor-intel .error-line{fill: none; stroke: #a6e8f7; stroke-width: 3;}
.vendor-groq .error-line{fill: none; stroke: #d59be8; stroke-width: 3;}
.vendor-cerebras .error-line{fill: none; stroke: #f3d35a; stroke-width: 3;}
.vendor-other .error-line{fill: none; stroke: #96a1ac; stroke-width: 3;}
.vendor-ghost .error-line{fill: none; stroke: #4a5662; stroke-width: 3;}
.vendor-nvidia .error-thin{fill: none; stroke: #46d58f; stroke-width: 2;}
.vendor-nvidia.is-older .error-thin{fill: none; stroke: #2fa06b; stroke-width: 2;}
.vendor-amd .error-thin{fill: none; stroke: #ff6a33; stroke-width: 2;}
.vendor-amd.is-older .error-thin{fill: none; stroke: #cf5f30; stroke-width: 2;}
.vendor-google .error-thin{fill: none; stroke: #4d86ff; stroke-width: 2;}
.vendor-intel .error-thin{fill: none; stroke: #a6e8f7; stroke-width: 2;}
.vendor-groq .error-thin{fill: none; stroke: #d59be8; stroke-width: 2;}
.vendor-cerebras .error-thin{fill: none; stroke: #f3d35a; stroke-width: 2;}
.vendor-other .error-thin{fill: none; stroke: #96a1ac; stroke-width: 2;}
.vendor-ghost .error-thin{fill: none; stroke: #4a5662; stroke-width: 2;}
.vendor-nvidia .band{fill: #46d58f; fill-opacity: 0.1;}
.vendor-nvidia.is-older .band{fill: #2fa06b; fill-opacity: 0.1;}
.vendor-amd .band{fill: #ff6a33; fill-opacity: 0.1;}
.vendor-amd.is-older .band{fill: #cf5f30; fill-opacity: 0.1;}
.vendor-google .band{fill: #4d86ff; fill-opacity: 0.1;}
.vendor-intel .band{fill: #a6e8f7; fill-opacity: 0.1;}
.vendor-groq .band{fill: #d59be8; fill-opacity: 0.1;}
.vendor-cerebras .band{fill: #f3d35a; fill-opacity: 0.1;}
.vendor-other .band{fill: #96a1ac; fill-opacity: 0.1;}
.vendor-ghost .band{fill: #4a5662; fill-opacity: 0.1;}
.vendor-nvidia .ratio-band{fill: #46d58f; fill-opacity: 0.26;}
.vendor-nvidia.is-older .ratio-band{fill: #2fa06b; fill-opacity: 0.26;}
.vendor-amd .ratio-band{fill: #ff6a33; fill-opacity: 0.26;}
.vendor-amd.is-older .ratio-band{fill: #cf5f30; fill-opacity: 0.26;}
.vendor-google .ratio-band{fill: #4d86ff; fill-opacity: 0.26;}
.vendor-intel .ratio-band{fill: #a6e8f7; fill-opacity: 0.26;}
.vendor-groq .ratio-band{fill: #d59be8; fill-opacity: 0.26;}
.vendor-cerebras .ratio-band{fill: #f3d35a; fill-opacity: 0.26;}
.vendor-other .ratio-band{fill: #96a1ac; fill-opacity: 0.26;}
.vendor-ghost .ratio-band{fill: #4a5662; fill-opacity: 0.26;}
.vendor-nvidia .tint{fill: #46d58f; fill-opacity: 0.07;}
.vendor-nvidia.is-older .tint{fill: #2fa06b; fill-opacity: 0.07;}
.vendor-amd .tint{fill: #ff6a33; fill-opacity: 0.07;}
.vendor-amd.is-older .tint{fill: #cf5f30; fill-opacity: 0.07;}
.vendor-google .tint{fill: #4d86ff; fill-opacity: 0.07;}
.vendor-intel .tint{fill: #a6e8f7; fill-opacity: 0.07;}
.vendor-groq .tint{fill: #d59be8; fill-opacity: 0.07;}
.vendor-cerebras .tint{fill: #f3d35a; fill-opacity: 0.07;}
.vendor-other .tint{fill: #96a1ac; fill-opacity: 0.07;}
.vendor-ghost .tint{fill: #4a5662; fill-opacity: 0.07;}
.plot .focus-band{fill: #1b2b3c;}
.vendor-nvidia .ring{fill: #0f1317; stroke: #46d58f; stroke-width: 2.25;}
.vendor-nvidia.is-older .ring{fill: #0f1317; stroke: #2fa06b; stroke-width: 2.25;}
.vendor-amd .ring{fill: #0f1317; stroke: #ff6a33; stroke-width: 2.25;}
.vendor-amd.is-older .ring{fill: #0f1317; stroke: #cf5f30; stroke-width: 2.25;}
.vendor-google .ring{fill: #0f1317; stroke: #4d86ff; stroke-width: 2.25;}
.vendor-intel .ring{fill: #0f1317; stroke: #a6e8f7; stroke-width: 2.25;}
.vendor-groq .ring{fill: #0f1317; stroke: #d59be8; stroke-width: 2.25;}
.vendor-cerebras .ring{fill: #0f1317; stroke: #f3d35a; stroke-width: 2.25;}
.vendor-other .ring{fill: #0f1317; stroke: #96a1ac; stroke-width: 2.25;}
.vendor-ghost .ring{fill: #0f1317; stroke: #4a5662; stroke-width: 2.25;}
.vendor-nvidia .disc{fill: #46d58f;}
.vendor-nvidia.is-older .disc{fill: #2fa06b;}
.vendor-amd .disc{fill: #ff6a33;}
.vendor-amd.is-older .disc{fill: #cf5f30;}
.vendor-google .disc{fill: #4d86ff;}
.vendor-intel .disc{fill: #a6e8f7;}
.vendor-groq .disc{fill: #d59be8;}
.vendor-cerebras .disc{fill: #f3d35a;}
.vendor-other .disc{fill: #96a1ac;}
.vendor-ghost .disc{fill: #4a5662;}
.vendor-nvidia .bar-known{fill: #46d58f;}
.vendor-nvidia.is-older .bar-known{fill: #2fa06b;}
.vendor-amd .bar-known{fill: #ff6a33;}
.vendor-amd.is-older .bar-known{fill: #cf5f30;}
.vendor-google .bar-known{fill: #4d86ff;}
.vendor-intel .bar-known{fill: #a6e8f7;}
.vendor-groq .bar-known{fill: #d59be8;}
.vendor-cerebras .bar-known{fill: #f3d35a;}
.vendor-other .bar-known{fill: #96a1ac;}
.vendor-ghost .bar-known{fill: #4a5662;}
.vendor-nvidia .bar-simulated{fill: #46d58f; fill-opacity: 0.2; stroke: #46d58f; stroke-width: 1.5; stroke-dasharray: 5 3;}
.vendor-nvidia.is-older .bar-simulated{fill: #2fa06b; fill-opacity: 0.2; stroke: #2fa06b; stroke-width: 1.5; stroke-dasharray: 5 3;}
.vendor-amd .bar-simulated{fill: #ff6a33; fill-opacity: 0.2; stroke: #ff6a33; stroke-width: 1.5; stroke-dasharray: 5 3;}
.vendor-amd.is-older .bar-simulated{fill: #cf5f30; fill-opacity: 0.2; stroke: #cf5f30; stroke-width: 1.5; stroke-dasharray: 5 3;}
.vendor-google .bar-simulated{fill: #4d86ff; fill-opacity: 0.2; stroke: #4d86ff; stroke-width: 1.5; stroke-dasharray: 5 3;}
.vendor-intel .bar-simulated{fill: #a6e8f7; fill-opacity: 0.2; stroke: #a6e8f7; stroke-width: 1.5; stroke-dasharray: 5 3;}
.vendor-groq .bar-simulated{fill: #d59be8; fill-opacity: 0.2; stroke: #d59be8; stroke-width: 1.5; stroke-dasharray: 5 3;}
.vendor-cerebras .bar-simulated{fill: #f3d35a; fill-opacity: 0.2; stroke: #f3d35a; stroke-width: 1.5; stroke-dasharray: 5 3;}
.vendor-other .bar-simulated{fill: #96a1ac; fill-opacity: 0.2; stroke: #96a1ac; stroke-width: 1.5; stroke-dasharray: 5 3;}
.vendor-ghost .bar-simulated{fill: #4a5662; fill-opacity: 0.2; stroke: #4a5662; stroke-width: 1.5; stroke-dasharray: 5 3;}
.plot .loss-none{fill: #1d252c;}
.plot .loss-hardware{fill: #37424d;}
.plot .loss-software{fill: #4a5763;}
.series-1 .loss{fill: #4aa3ee;}
.series-2 .loss{fill: #f5763a;}
.series-3 .loss{fill: #3fca9c;}
.series-4 .loss{fill: #e096d3;}
.series-5 .loss{fill: #f0d478;}
.series-6 .loss{fill: #e3e8ed;}
.series-other .loss{fill: #7b8793;}
.series-1 .loss-simulated{fill: #0f1317; stroke: #4aa3ee; stroke-width: 1.75; stroke-dasharray: 4 2;}
.series-2 .loss-simulated{fill: #0f1317; stroke: #f5763a; stroke-width: 1.75; stroke-dasharray: 4 2;}
.series-3 .loss-simulated{fill: #0f1317; stroke: #3fca9c; stroke-width: 1.75; stroke-dasharray: 4 2;}
.series-4 .loss-simulated{fill: #0f1317; stroke: #e096d3; stroke-width: 1.75; stroke-dasharray: 4 2;}
.series-5 .loss-simulated{fill: #0f1317; stroke: #f0d478; stroke-width: 1.75; stroke-dasharray: 4 2;}
.series-6 .loss-simulated{fill: #0f1317; stroke: #e3e8ed; stroke-width: 1.75; stroke-dasharray: 4 2;}
.series-other .loss-simulated{fill: #0f1317; stroke: #7b8793; stroke-width: 1.75; stroke-dasharray: 4 2;}
.plot .shade-1,
.plot .shade-2,
.plot .shade-3,
.plot .shade-4{fill: #97a2ad; fill-opacity: 0.08;}
.plot .shade-2{fill-opacity: 0.16;}
.plot .shade-3{fill-opacity: 0.26;}
.plot .shade-4{fill-opacity: 0.38;}
.plot .cell-half{fill: #5d92cb;}
.plot .cell-below{fill: #35424f;}
.plot .cells-half{stroke: #5d92cb;}
.plot .cells-below{stroke: #35424f;}
.plot .cells-none{stroke: #1d252c;}
.plot .cells-7{fill: none; stroke-width: 6; stroke-dasharray: 6 1;}
.plot .cells-8{fill: none; stroke-width: 7; stroke-dasharray: 7 1;}
.plot .cells-12{fill: none; stroke-width: 11; stroke-dasharray: 11 1;}
.plot .cell-tested{fill: #0b1117;}
.plot .cell-changed{fill: none; stroke: #eaeef2; stroke-width: 0.75; stroke-dasharray: none;}
.plot .cell-fails{fill: none; stroke: #7b8793; stroke-width: 1.25;}
.plot .title{fill: #eaeef2; font-size: 16px; font-weight: 700;}
.plot .share-number{fill: #eaeef2; font-size: 18px; font-weight: 720;}
.plot .on-mark{fill: #0b1014;}
.plot .claimed{fill: none; stroke: #97a2ad; stroke-width: 1.5; stroke-dasharray: 3 3;}
.plot .on-found{fill: #0f1317; font-weight: 650;}
.vendor-nvidia .swatch{fill: #46d58f;}
.vendor-nvidia.is-older .swatch{fill: #2fa06b;}
.vendor-amd .swatch{fill: #ff6a33;}
.vendor-amd.is-older .swatch{fill: #cf5f30;}
.vendor-google .swatch{fill: #4d86ff;}
.vendor-intel .swatch{fill: #a6e8f7;}
.vendor-groq .swatch{fill: #d59be8;}
.vendor-cerebras .swatch{fill: #f3d35a;}
.vendor-other .swatch{fill: #96a1ac;}
.vendor-ghost .swatch{fill: #4a5662;}
.plot-mark .disc{fill: #bac3cc;}
.plot-mark .ring{fill: #0f1317; stroke: #bac3cc; stroke-width: 1.75;}
.plot-mark .dashed{stroke-dasharray: 3 2;}
.plot-mark .crossed{fill: none; stroke: #bac3cc; stroke-width: 1.75;}
.plot .share text{font-size: 17px;}
.plot .share .vendor-label{font-size: 21px;}
.series-1 .symbol-solid{fill: #4aa3ee; stroke: #4aa3ee; stroke-width: 1.5;}
.series-2 .symbol-solid{fill: #f5763a; stroke: #f5763a; stroke-width: 1.5;}
.series-3 .symbol-solid{fill: #3fca9c; stroke: #3fca9c; stroke-width: 1.5;}
.series-4 .symbol-solid{fill: #e096d3; stroke: #e096d3; stroke-width: 1.5;}
.series-5 .symbol-solid{fill: #f0d478; stroke: #f0d478; stroke-width: 1.5;}
.series-6 .symbol-solid{fill: #e3e8ed; stroke: #e3e8ed; stroke-width: 1.5;}
.series-other .symbol-solid{fill: #7b8793; stroke: #7b8793; stroke-width: 1.5;}
.series-1 .symbol-outline{fill: #0f1317; stroke: #4aa3ee; stroke-width: 1.5;}
.series-2 .symbol-outline{fill: #0f1317; stroke: #f5763a; stroke-width: 1.5;}
.series-3 .symbol-outline{fill: #0f1317; stroke: #3fca9c; stroke-width: 1.5;}
.series-4 .symbol-outline{fill: #0f1317; stroke: #e096d3; stroke-width: 1.5;}
.series-5 .symbol-outline{fill: #0f1317; stroke: #f0d478; stroke-width: 1.5;}
.series-6 .symbol-outline{fill: #0f1317; stroke: #e3e8ed; stroke-width: 1.5;}
.series-other .symbol-outline{fill: #0f1317; stroke: #7b8793; stroke-width: 1.5;}
.series-1 .symbol-line{fill: none; stroke: #4aa3ee; stroke-width: 1.5;}
.series-2 .symbol-line{fill: none; stroke: #f5763a; stroke-width: 1.5;}
.series-3 .symbol-line{fill: none; stroke: #3fca9c; stroke-width: 1.5;}
.series-4 .symbol-line{fill: none; stroke: #e096d3; stroke-width: 1.5;}
.series-5 .symbol-line{fill: none; stroke: #f0d478; stroke-width: 1.5;}
.series-6 .symbol-line{fill: none; stroke: #e3e8ed; stroke-width: 1.5;}
.series-other .symbol-line{fill: none; stroke: #7b8793; stroke-width: 1.5;}
.series-1 .symbol-dot{fill: none; stroke: #4aa3ee; stroke-width: 3.6; stroke-linecap: round;}
.series-2 .symbol-dot{fill: none; stroke: #f5763a; stroke-width: 3.6; stroke-linecap: round;}
.series-3 .symbol-dot{fill: none; stroke: #3fca9c; stroke-width: 3.6; stroke-linecap: round;}
.series-4 .symbol-dot{fill: none; stroke: #e096d3; stroke-width: 3.6; stroke-linecap: round;}
.series-5 .symbol-dot{fill: none; stroke: #f0d478; stroke-width: 3.6; stroke-linecap: round;}
.series-6 .symbol-dot{fill: none; stroke: #e3e8ed; stroke-width: 3.6; stroke-linecap: round;}
.series-other .symbol-dot{fill: none; stroke: #7b8793; stroke-width: 3.6; stroke-linecap: round;}
`,
};
