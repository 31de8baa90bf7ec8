import { chromium } from "@playwright/test";
const url = "http://localhost:4802";
const b = await chromium.launch({ executablePath: "/usr/bin/chromium", args: ["--no-sandbox"] });
async function ctx(opts){ const c = await b.newContext(opts); const p = await c.newPage();
 const r = await c.request.post(url+"/api/account/sign-in",{data:{email:"ada@example.org",password:"lamp-on-a-stand"},headers:{Origin:url}}); if(!r.ok()) console.log(await r.text()); return [c,p]; }
const [c0] = await ctx({});
const ev = JSON.parse(process.env.EVENT_JSON||"null");
const eventId=process.env.EVENT; 
let reg = await c0.request.post(url+`/api/events/${eventId}/registration`,{headers:{Origin:url}}); let ref=(await reg.json()).reference;
if(!ref){ const j=await (await c0.request.get(url+`/api/events/${eventId}`)).json(); ref=j.registration.reference; }
const path=`/ticket-download?event_id=${eventId}&payment_ref=${ref}`; console.log(path);
for (const [name,vp,scheme] of [["p-light",{width:360,height:740},"light"],["p-dark",{width:360,height:740},"dark"],["d-light",{width:1280,height:800},"light"],["d-dark",{width:1280,height:800},"dark"],["n320",{width:320,height:568},"light"]]) {
  const [c,p]=await ctx({viewport:vp,colorScheme:scheme}); p.on("console",m=>["error","warning"].includes(m.type())&&console.log(name,m.text())); await p.goto(url+path); await p.waitForSelector(".ticket-sheet"); await p.waitForTimeout(800);
  await p.screenshot({path:`/tmp/s-${name}.png`,fullPage:true}); 
  if(name==="p-light"){ await p.goto(url+`/ticket-download?event_id=${eventId}&payment_ref=ZZZZZZZZ`); await p.waitForTimeout(1500); await p.screenshot({path:"/tmp/s-unknown.png"}); await p.goto(url+path); await p.waitForSelector(".ticket-sheet"); const d=p.waitForEvent("download"); const t=Date.now(); await p.getByRole("button",{name:"Download Ticket"}).click(); const f=await d; console.log("downloaded",f.suggestedFilename(),Date.now()-t); await p.waitForTimeout(500); await p.screenshot({path:"/tmp/s-down.png"}); await p.pdf({path:"/tmp/s-print.pdf",format:"A4"}); await f.saveAs("/tmp/s-ticket.pdf"); 
   await c.setOffline(true); await p.reload().catch(e=>console.log("reload offline:",e.message.slice(0,60))); }
  await c.close(); }
await b.close();
