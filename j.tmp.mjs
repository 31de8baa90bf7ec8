import sharp from "sharp";
const f=process.argv.slice(3);const imgs=await Promise.all(f.map(async x=>({b:await sharp(x).toBuffer(),m:await sharp(x).metadata()})));
let x=0;const comp=imgs.map(i=>{const r={input:i.b,left:x,top:0};x+=i.m.width+10;return r});
await sharp({create:{width:x,height:Math.max(...imgs.map(i=>i.m.height)),channels:3,background:"#888"}}).composite(comp).png().toFile(process.argv[2]);
