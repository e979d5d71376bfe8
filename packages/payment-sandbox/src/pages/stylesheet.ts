/**
 * Stylesheet, inlined in each page of the payment sandbox (a simulated Stripe). Looks like Basoche, with
 * system fonts.
 */
export const stylesheet = `
*{box-sizing:border-box}
html{color-scheme:light}
body{margin:0;background:#fbf9f6;color:#1e1b18;font:16px/1.55 "Source Sans 3",system-ui,-apple-system,"Segoe UI",sans-serif}
main{max-width:560px;margin:0 auto;padding:24px 16px 72px}
main.wide{max-width:1160px}
h1,h2{font-family:Newsreader,Georgia,"Times New Roman",serif;font-weight:500;line-height:1.2;margin:0}
h1{font-size:28px}
h2{font-size:22px;margin:32px 0 12px}
p{margin:8px 0}
a{color:#c8401a}
.test{margin:0;padding:8px 16px;background:#fdf0d9;border-bottom:1px solid #ecd3a0;color:#5c4310;text-align:center;font-size:14px}
.amount{font-size:36px;font-variant-numeric:tabular-nums;margin:4px 0 0}
.help,.quiet{color:#645c54;font-size:14px;margin:4px 0 0}
.field{margin:16px 0}
.quiet,.help{overflow-wrap:anywhere}
.pair{margin:16px 0 24px;display:grid;grid-template-columns:1fr 1fr;gap:4px 16px;grid-template-rows:auto auto auto}
.pair .field{margin:0;display:grid;grid-template-rows:subgrid;grid-row:span 3;align-items:start}
.pair label{align-self:end}
label{display:block;font-weight:600;margin-bottom:4px}
input,select{width:100%;min-height:44px;padding:8px 12px;font:inherit;color:inherit;background:#fff;border:1px solid #8d857c;border-radius:6px;font-variant-numeric:tabular-nums}
input[type=checkbox]{width:20px;min-height:20px;height:20px;margin:2px 12px 0 0;flex:none;accent-color:#c8401a}
input[aria-invalid]{border-color:#b3261e}
.check{display:flex;align-items:flex-start;padding:10px 0;font-weight:400}
.problem{color:#b3261e;font-size:14px;margin:4px 0 0}
.notice{border:1px solid #e0a29d;border-left-width:4px;border-radius:6px;background:#fdf3f2;padding:12px 16px;margin:16px 0}
.done{border-color:#a5d3b1;background:#f1faf3}
button,.button{display:inline-flex;align-items:center;justify-content:center;min-height:44px;padding:8px 20px;font:inherit;font-weight:600;border-radius:6px;border:1px solid #c8401a;background:#c8401a;color:#fff;cursor:pointer;text-decoration:none}
button:hover,.button:hover{background:#a93614}
.main{width:100%;margin-top:.5rem}
.second{background:#fff;color:#a93614}
.second:hover{background:#fbf1ee}
.links{display:flex;flex-wrap:wrap;align-items:end;gap:12px;margin-top:16px}
.links form{display:contents}
a.plain{display:inline-flex;align-items:center;min-height:44px;padding:8px 0}
:focus-visible{outline:2px solid #e65225;outline-offset:2px}
dl,table{width:100%}
dl{display:grid;grid-template-columns:1fr auto;gap:4px 16px;margin:16px 0;padding:16px;background:#fff;border:1px solid #e7e1da;border-radius:10px}
dt{overflow-wrap:anywhere}
dd{margin:0;text-align:right;font-variant-numeric:tabular-nums}
.total{font-weight:600;border-top:1px solid #e7e1da;padding-top:8px}
table{border-collapse:collapse;background:#fff;border:1px solid #e7e1da;font-size:14px}
th,td{text-align:left;vertical-align:top;padding:8px 12px;border-top:1px solid #e7e1da;overflow-wrap:anywhere}
th{font-weight:600}
code,pre{font:13px/1.5 ui-monospace,Menlo,Consolas,monospace}
pre{overflow:auto;max-height:480px;margin:8px 0 0;padding:12px;background:#fbf9f6;border:1px solid #e7e1da;border-radius:6px;white-space:pre-wrap;overflow-wrap:anywhere}
summary{cursor:pointer;min-height:44px;display:flex;flex-wrap:wrap;align-items:center;gap:4px 8px;padding:6px 0}
.state{display:inline-block;padding:1px 8px;border-radius:999px;font-size:13px;background:#eceff2;color:#3a4753}
.state.good{background:#e6f5ea;color:#1f7a3a}
.state.wait{background:#fdf0d9;color:#7a5200}
.state.bad{background:#fbe6e4;color:#b3261e}
.event{border-top:1px solid #e7e1da;padding:4px 0}
.event:first-of-type{border-top:0}
.cards{margin-top:40px}
.cards code{white-space:nowrap}
@media (max-width:480px){table,tbody,tr,td{display:block}thead{display:none}tr{border-top:1px solid #e7e1da;padding:8px 0}td{border:0;padding:2px 12px}.amount{font-size:28px}}
`;
